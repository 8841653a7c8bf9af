import { FILES, hostWizard } from '../support/host-wizard.ts'
import { expect, test } from '../support/site-test.ts'

test('an owner lists a pet on a phone, and nothing scrolls sideways', async ({ page }) => {
  await page.goto('/host')
  const wizard = hostWizard(page)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect(page.getByText('How your card will look')).toBeHidden()
  await page.getByLabel('Pet Name').fill('x'.repeat(200))
  expect(await width()).toBe(360)
  await wizard.next.tap()
  await expect(wizard.step('Services & Pricing')).toBeInViewport()
  await page.getByText('Rental', { exact: true }).tap()
  await expect(page.getByRole('checkbox', { name: 'Rental' })).toBeChecked()
  expect(await width()).toBe(360)
  await wizard.next.tap()
  await expect(wizard.step('Photos & Requirements')).toBeInViewport()
  await page.getByLabel('Main photo').setInputFiles(FILES.photo)
  await page.getByLabel('Photo 2').setInputFiles({ ...FILES.broken, name: `${'x'.repeat(200)}.jpg` })
  await expect(page.getByText(/^Photo 2: /)).toBeVisible()
  expect(await width()).toBe(360)
  await wizard.agree.check()
  await wizard.submit.tap()
  await expect(wizard.step('Listing Submitted Successfully')).toBeInViewport()
  expect(await width()).toBe(360)
})

test('Back leads to the step before', async ({ page }) => {
  await page.goto('/host')
  const wizard = hostWizard(page)
  await wizard.goToPhotos()
  await page.goBack()
  await expect(wizard.step('Services & Pricing')).toBeVisible()
  await page.goBack()
  await expect(wizard.step('Pet Details')).toBeVisible()
})

test('the controls of the wizard are large enough for a thumb', async ({ page }) => {
  await page.goto('/host')
  const wizard = hostWizard(page)
  await wizard.goToPhotos()
  await page.getByLabel('Main photo').setInputFiles(FILES.photo)
  const controls = [wizard.previous, wizard.submit, ...(await wizard.steps.getByRole('button').all())]
  for (const control of [...controls, page.getByRole('button', { name: 'Remove main photo' })]) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

for (const path of ['/host', '/help', '/contact', '/careers', '/faqs', '/about', '/terms', '/privacy', '/user']) {
  test(`${path} does not scroll sideways at 320 px, which is 400 % zoom`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}
