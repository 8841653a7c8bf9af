import { expect, test } from '../support/site-test.ts'

const ARTICLES = {
  '/about': 'About PawSaathi',
  '/safety': 'Safety Guidelines',
  '/trust': 'Trust & Safety',
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
  '/cookies': 'Cookie Policy',
}

for (const [path, heading] of Object.entries(ARTICLES)) {
  test(`${path} is headed ${heading}, and so is its tab`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${heading} · PawSaathi`)
  })
}

for (const path of ['/terms', '/privacy', '/cookies']) {
  test(`${path} is dated May 11, 2025`, async ({ page }) => {
    await page.goto(path)
    const day = page.getByText('May 11, 2025')
    await expect(day).toBeVisible()
    await expect(day).toHaveAttribute('datetime', '2025-05-11')
  })
}

test('a long page has a table of contents that leads to its parts, and such a link can be shared', async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your rights' }).click()
  await expect(page).toHaveURL('/privacy#rights')
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()

  await page.goto('/help')
  await page.goto('/terms#law')
  await expect(page.getByRole('heading', { name: 'Law and disputes' })).toBeInViewport()
})

test('the privacy policy names what goes where and what stays on the device', async ({ page }) => {
  await page.goto('/privacy')
  const article = page.getByRole('article')
  for (const words of ['Firebase', 'Google', 'api.qrserver.com', 'UPI ID', '__session', 'theme', 'Become a Host'])
    await expect(article).toContainText(words)
})

test('the static pages say who may use the site, how users are verified and when support answers', async ({ page }) => {
  await page.goto('/trust')
  const article = page.getByRole('article')
  await expect(article).toContainText('Our services are not for children under 18.')
  await expect(article).toContainText('Owners undergo government ID verification.')
  await expect(article).toContainText('Users can verify their email address and their phone number.')
  await expect(article).toContainText('within 24 hours')
  await expect(article).toContainText('Monday to Friday, 9am to 6pm IST')
})

test('payments are direct, without fees, and refunds are not ours', async ({ page }) => {
  await page.goto('/terms')
  const payments = page.getByRole('region', { name: 'Payments' })
  await expect(payments).toContainText('directly between users by UPI')
  await expect(payments).toContainText('no platform fee or commission for basic services')
  await expect(payments).toContainText('We do not handle refunds')
})

test('/user shows a welcome to everybody', async ({ page }) => {
  await page.goto('/user')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to PawSaathi')
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
})

test('careers lists four positions, and applying opens a mail with the position as its subject', async ({ page }) => {
  await page.goto('/careers')
  const positions = page.getByRole('region', { name: 'Open positions' })
  await expect(positions.getByRole('heading', { level: 3 })).toHaveText([
    'Full-Stack Developer',
    'Community Manager',
    'Marketing Specialist',
    'Customer Support Representative',
  ])
  for (const [title, subject] of [
    ['Full-Stack Developer', 'Full-Stack%20Developer'],
    ['Customer Support Representative', 'Customer%20Support%20Representative'],
  ])
    await expect(page.getByRole('link', { name: `Apply Now: ${title}` })).toHaveAttribute(
      'href',
      `mailto:careers@pawsaathi.example?subject=${subject}`,
    )
  await expect(page.getByRole('link', { name: 'Send Open Application' })).toHaveAttribute(
    'href',
    'mailto:careers@pawsaathi.example?subject=Open%20Application',
  )
})
