import { expect, test, toast } from '../support/site-test.ts'

for (const path of ['/', '/how-it-works']) {
  test(`${path} shows Home in full`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Find a Pet' })).toHaveAttribute('href', '/pets')
    await expect(page.getByRole('link', { name: 'List Your Pet' })).toHaveAttribute('href', '/host')
    for (const [name, service] of [
      ['Pet Rental', 'rental'],
      ['Pet Fostering', 'fostering'],
      ['Pet Adoption', 'adoption'],
    ] as const) {
      await expect(page.getByRole('region', { name: 'Our Services' }).getByRole('link', { name })).toHaveAttribute(
        'href',
        `/pets?service=${service}`,
      )
    }
    await expect(page.getByRole('region', { name: 'Featured Pets' }).getByRole('article')).toHaveCount(5)
    await expect(page.getByRole('region', { name: 'How It Works' }).getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('region', { name: 'Why Choose PawSaathi' }).getByRole('listitem')).toHaveCount(6)
    await expect(page.getByRole('region', { name: 'What People Say' }).getByRole('figure')).toHaveCount(3)
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`)
  })
}

test('the newsletter takes an address once, says thank you, and clears', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const email = page.getByRole('main').getByLabel('Email')
  await email.fill('meera@example.com')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Subscribe' }).dblclick()
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeVisible()
  await page.clock.runFor(1000)
  await expect(toast(page, 'Thank you for subscribing to our newsletter!')).toHaveCount(1)
  await expect(email).toHaveValue('')
})

for (const [address, problem] of [
  ['', 'Enter your email address.'],
  ['not an address', 'Enter an email address like name@example.com.'],
] as const) {
  test(`the newsletter refuses “${address}” in words`, async ({ page }) => {
    await page.goto('/')
    const email = page.getByRole('main').getByLabel('Email')
    await email.fill(address)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(email).toHaveAccessibleDescription(problem)
    await expect(email).toBeFocused()
    await expect(email).toHaveValue(address)
  })
}
