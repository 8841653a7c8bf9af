import type { Page } from '@playwright/test'
import { expect, test, toast } from '../support/site-test.ts'

/** What the address bar and a shared link rest on, as the document says it now. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(({ href }) => href),
    descriptions: document.querySelectorAll('meta[name=description]').length,
    robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
  }))

test.describe('with no script at all', () => {
  test.use({ javaScriptEnabled: false })

  test('pages can be read and links lead on', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect with Pet Lovers across India')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click()
    await expect(page).toHaveURL('/terms')
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
  })
})

for (const path of ['/', '/pets', '/pets/bruno', '/adoption', '/host', '/auth', '/faqs', '/terms']) {
  test(`${path} is taken over as it stands: nothing flashes, nothing moves`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = { total: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      // The elements of the page as it came, before any module ran.
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return
        for (const name of ['header', 'h1', 'footer'])
          document.querySelector(name)?.toggleAttribute('data-as-built', true)
      })
    })
    await page.goto(path)
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveAttribute('data-as-built')
    await expect(page.getByRole('contentinfo')).toHaveAttribute('data-as-built')
    // Taken over, it answers.
    const dark = page.getByRole('button', { name: 'Dark theme' })
    await dark.click()
    await expect(dark).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBeLessThan(
      0.02,
    )
  })
}

test.describe('what is done before the script is there', () => {
  /** Opens a page whose script is held back until `arrive` is called. */
  async function openWithoutScript(page: Page, path: string) {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    return { arrive }
  }

  test('a message that was written and sent is sent then, and nothing goes onto the address', async ({ page }) => {
    const { arrive } = await openWithoutScript(page, '/contact')
    const form = page.getByRole('region', { name: 'Send us a message' })
    await form.getByLabel('Your Name').fill('Asha')
    await form.getByLabel('Email Address').fill('asha@example.com')
    await form.getByLabel('Message').fill('Is Bruno fond of mangoes?')
    await form.getByRole('button', { name: 'Send' }).click()
    arrive()
    await expect(toast(page, "Message sent! We'll get back to you soon.")).toBeVisible()
    await expect(form.getByLabel('Message')).toHaveValue('')
    await expect(page).toHaveURL('/contact')
  })

  test('a filter that was set counts', async ({ page }) => {
    const { arrive } = await openWithoutScript(page, '/pets')
    await page.getByRole('checkbox', { name: 'Cat' }).check()
    await page.getByRole('main').getByRole('searchbox').fill('sim')
    arrive()
    await expect(page.getByText('Showing 1 pet')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Simba' })).toBeVisible()
    await expect(page).toHaveURL('/pets?search=sim&type=cat')
  })

  test('a button that was pressed does its work, and a menu opens at once', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { arrive } = await openWithoutScript(page, '/login')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Become a Host' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    arrive()
    await expect(page.getByLabel('Full Name')).toBeVisible()
  })
})

test('a shared filter shows once the page is taken over', async ({ page }) => {
  await page.goto('/pets?search=bru&service=rental')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('bru')
  await expect(page.getByRole('checkbox', { name: 'Rental' })).toBeChecked()
  await expect(page.getByText('Showing 1 pet')).toBeVisible()
})

test('what a page says of itself follows the visitor, with nothing left of the page before', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'See All Pets' }).click()
  await expect(page).toHaveTitle('Browse Pets · PawSaathi')
  expect(await headOf(page)).toMatchObject({
    canonical: ['https://pawsaathi.example/pets'],
    descriptions: 1,
    robots: undefined,
  })
  await page.getByRole('link', { name: 'Bruno' }).click()
  await expect(page).toHaveTitle('Bruno, Indie · PawSaathi')
  expect((await headOf(page)).canonical).toEqual(['https://pawsaathi.example/pets/bruno'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saved Pets' }).first().click()
  await expect(page).toHaveTitle('Page not found · PawSaathi')
  expect(await headOf(page)).toMatchObject({ canonical: [], descriptions: 1, robots: 'noindex' })
})
