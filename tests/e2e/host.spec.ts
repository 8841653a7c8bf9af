import { hostWizard, LISTED, SUBMIT_MS } from '../support/host-wizard.ts'
import { expect, expectNoToast, test, toast } from '../support/site-test.ts'

test('an owner lists a pet: three steps, the preview on the side, the success step', async ({ page }) => {
  await page.clock.install()
  await page.goto('/host')
  const wizard = hostWizard(page)
  await expect(page).toHaveTitle('Become a Pet Host · PawSaathi')
  const preview = page.locator('aside').filter({ has: page.getByRole('heading', { name: 'Preview' }) })

  await expect(wizard.step('Step 1 of 3 Pet Details')).toBeVisible()
  await page.getByLabel('Pet Name').fill('Bruno')
  await page.getByLabel('Pet Type').selectOption({ label: 'Dog' })
  await wizard.main.getByLabel('Breed').fill('Indie')
  await page.getByLabel('Age (years)').fill('1')
  await page.getByLabel('Gender').selectOption({ label: 'Unknown' })
  await page.getByLabel('Size').selectOption({ label: 'Medium' })
  await page.getByLabel('Description').fill('Loves long walks.')
  await page.getByLabel('Location').fill('Indiranagar')
  await page.getByLabel('City').fill('Bangalore')
  await page.getByLabel('State').fill('Karnataka')
  await page.getByLabel('Pincode').fill('560038')
  await expect(preview).toContainText('Bruno')
  await expect(preview).toContainText('Indie · 1 year')
  await expect(preview).toContainText('Bangalore, Karnataka')
  await wizard.next.click()

  await expect(wizard.step('Step 2 of 3 Services & Pricing')).toBeFocused()
  await page.getByRole('checkbox', { name: 'Rental' }).check()
  await page.getByLabel('Price (₹)').fill('450')
  await expect(page.getByLabel('Pricing Unit').getByRole('option')).toHaveText([
    'Per hour',
    'Per day',
    'Per week',
    'Per month',
  ])
  await page.getByLabel('Pricing Unit').selectOption('hour')
  await page.getByLabel('UPI ID').fill('ananya@upi')
  await page.getByLabel('Phone Number').fill('+91 9876543210')
  await expect(page.getByRole('checkbox', { name: 'Available now' })).toBeChecked()
  await expect(preview).toContainText('₹450 / hour')
  await wizard.next.click()

  await expect(wizard.step('Step 3 of 3 Photos & Requirements')).toBeFocused()
  await expect(page.getByLabel(/^Care requirement/)).toHaveCount(3)
  await page.getByLabel('Care requirement 1').fill('Two walks a day')
  await wizard.agree.check()
  await page.clock.pauseAt(Date.now() + 60_000)
  await wizard.submit.click()
  await page.clock.runFor(SUBMIT_MS - 1)
  await expect(wizard.submitting).toBeVisible()
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(wizard.step('Listing Submitted Successfully')).toBeFocused()
  await expect(toast(page, LISTED)).toBeVisible()
  await expect(wizard.main.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expect(wizard.main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

test('nothing but the terms is asked for: Next never blocks, and an otherwise empty listing is submitted', async ({
  page,
}) => {
  await page.goto('/host')
  const wizard = hostWizard(page)
  await wizard.goToPhotos()
  await wizard.submit.click()
  await expect(wizard.agree).toBeFocused()
  await expect(wizard.agree).toHaveAccessibleDescription('Please agree to the terms to list your pet.')
  await wizard.agree.check()
  await wizard.submit.click()
  await expect(wizard.step('Listing Submitted Successfully')).toBeVisible()
})

test('the steps that are done lead back, the current one is marked, those ahead lead nowhere', async ({ page }) => {
  await page.goto('/host')
  const wizard = hostWizard(page)
  const items = wizard.steps.getByRole('listitem')
  await expect(items).toHaveText(['1Pet Details', '2Services & Pricing', '3Photos & Requirements'])
  await expect(wizard.steps.getByRole('button')).toHaveCount(0)
  await wizard.goToPhotos()
  await expect(items.nth(2)).toHaveAttribute('aria-current', 'step')
  await expect(wizard.steps.locator('[aria-current]')).toHaveCount(1)
  await expect(wizard.steps.getByRole('button')).toHaveCount(2)
  await wizard.steps.getByRole('button', { name: 'Pet Details (completed)' }).click()
  await expect(wizard.step('Pet Details')).toBeFocused()
  await expect(items.nth(0)).toHaveAttribute('aria-current', 'step')
})

test('what was entered survives Previous, Back, a reload and a visit elsewhere', async ({ page }) => {
  await page.goto('/host')
  const wizard = hostWizard(page)
  await page.getByLabel('Pet Name').fill('Bruno')
  await wizard.next.click()
  await page.getByLabel('UPI ID').fill('ananya@upi')
  await page.getByRole('checkbox', { name: 'Available now' }).uncheck()
  await wizard.previous.click()
  await expect(page.getByLabel('Pet Name')).toHaveValue('Bruno')

  await page.goBack()
  await expect(page.getByLabel('UPI ID')).toHaveValue('ananya@upi')
  await page.reload()
  await expect(wizard.step('Services & Pricing')).toBeVisible()
  await expect(page.getByLabel('UPI ID')).toHaveValue('ananya@upi')
  await expect(page.getByRole('checkbox', { name: 'Available now' })).not.toBeChecked()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Become a Host' }).click()
  await expect(page.getByLabel('Pet Name')).toHaveValue('Bruno')
})

test('a submitted listing is forgotten: the form is empty for the next pet', async ({ page }) => {
  await page.goto('/host')
  const wizard = hostWizard(page)
  await page.getByLabel('Pet Name').fill('Bruno')
  await wizard.goToPhotos()
  await wizard.agree.check()
  await wizard.submit.click()
  await expect(wizard.step('Listing Submitted Successfully')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('host-draft'))).toBeNull()
  await wizard.steps.getByRole('button', { name: /^Pet Details/ }).click()
  await expect(page.getByLabel('Pet Name')).toHaveValue('')
})

test('two clicks submit once', async ({ page }) => {
  await page.clock.install()
  await page.goto('/host')
  const wizard = hostWizard(page)
  await wizard.goToPhotos()
  await wizard.agree.check()
  await page.clock.pauseAt(Date.now() + 60_000)
  await wizard.submit.dblclick()
  await page.getByLabel('Care requirement 1').press('Enter')
  await page.clock.runFor(SUBMIT_MS * 3)
  await page.clock.resume()
  await expect(toast(page, LISTED)).toBeVisible()
  await expect(toast(page, LISTED)).toHaveCount(1)
})

for (const leave of ['Previous', 'Careers']) {
  test(`leaving by ${leave} while a listing is submitted calls it off`, async ({ page }) => {
    await page.clock.install()
    await page.goto('/host')
    const wizard = hostWizard(page)
    await wizard.goToPhotos()
    await wizard.agree.check()
    await page.clock.pauseAt(Date.now() + 60_000)
    await wizard.submit.click()
    await expect(wizard.submitting).toBeVisible()
    await page.getByRole(leave === 'Previous' ? 'button' : 'link', { name: leave }).click()
    await expect(wizard.submitting).toHaveCount(0)
    await page.clock.runFor(SUBMIT_MS * 3)
    await page.clock.resume()
    await expectNoToast(page, LISTED)
    await expect(wizard.step('Listing Submitted Successfully')).toHaveCount(0)
  })
}

test('an age below 0 is said at once, and the listing is not submitted with it', async ({ page }) => {
  await page.goto('/host')
  const wizard = hostWizard(page)
  const age = page.getByLabel('Age (years)')
  await expect(age).toHaveAttribute('min', '0')
  await age.fill('-1')
  await expect(age).toHaveAccessibleDescription('Age can’t be below 0. Enter 0 or more.')
  await wizard.goToPhotos()
  await wizard.agree.check()
  await wizard.submit.click()
  await expect(toast(page, 'Age can’t be below 0. Enter 0 or more.')).toBeVisible()
  await expect(wizard.step('Pet Details')).toBeFocused()
  await age.fill('0')
  await expect(age).not.toHaveAttribute('aria-invalid')
})

test('a last day before the first is said at once', async ({ page }) => {
  await page.goto('/host')
  const wizard = hostWizard(page)
  await wizard.next.click()
  await page.getByLabel('From').fill('2026-12-05')
  await page.getByLabel('Until').fill('2026-12-04')
  await expect(page.getByLabel('Until')).toHaveAccessibleDescription(/can’t be before the first/)
  await page.getByLabel('Until').fill('2026-12-05')
  await expect(page.getByLabel('Until')).not.toHaveAttribute('aria-invalid')
})

test('fields that are asked for are marked and not enforced, and bring up the right keyboard', async ({ page }) => {
  await page.goto('/host')
  const wizard = hostWizard(page)
  const marked = wizard.main.locator('label').filter({ hasText: '*' })
  await expect(marked).toHaveText([
    'Pet Name *',
    'Pet Type *',
    'Age (years) *',
    'Gender *',
    'Size *',
    'Description *',
    'Location *',
    'City *',
    'State *',
  ])
  await expect(wizard.main.locator(':required')).toHaveCount(0)
  await expect(page.getByLabel('Pincode')).toHaveAttribute('inputmode', 'numeric')
  await wizard.next.click()
  await expect(marked).toHaveText(['UPI ID *', 'Phone Number *'])
  await expect(page.getByLabel('Phone Number')).toHaveAttribute('type', 'tel')
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription('For example +91 9876543210')
  await wizard.next.click()
  await expect(wizard.main.locator(':required')).toHaveCount(1)
})

for (const [kind, text] of [
  ['spaces', '   '],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['HTML', '<img src=x onerror=alert(1)><h1>Hi</h1>'],
  ['emoji', '🐕‍🦺👩‍👧‍👦 नमस्ते'],
] as const) {
  test(`${kind} in every text field widen and break nothing`, async ({ page }) => {
    await page.goto('/host')
    const wizard = hostWizard(page)
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth)
    for (const label of ['Pet Name', 'Breed', 'Description', 'Location', 'City', 'State', 'Pincode'])
      await wizard.main.getByLabel(label).fill(text)
    expect(await sideways()).toBe(1280)
    await wizard.next.click()
    for (const label of ['UPI ID', 'Phone Number']) await page.getByLabel(label).fill(text)
    await wizard.next.click()
    for (const line of [1, 2, 3]) await page.getByLabel(`Care requirement ${line}`).fill(text)
    expect(await sideways()).toBe(1280)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
    await wizard.agree.check()
    await wizard.submit.click()
    await expect(wizard.step('Listing Submitted Successfully')).toBeVisible()
  })
}

test('the preview is the card of Browse, without a link and with a heart that can’t be reached', async ({ page }) => {
  await page.goto('/host')
  await page.getByLabel('Pet Name').fill('Bruno')
  const card = page.locator('aside article')
  await expect(card.locator('h3')).toHaveText('Bruno')
  await expect(card.getByRole('link')).toHaveCount(0)
  const reached = await card.getByRole('button').evaluate((heart) => {
    heart.focus()
    const { x, y, width, height } = heart.getBoundingClientRect()
    return document.activeElement === heart || heart.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(reached, 'the heart can be reached').toBe(false)
})

test('without session storage everything works, for as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('switched off', 'SecurityError')
      },
    })
  })
  await page.goto('/host')
  const wizard = hostWizard(page)
  await page.getByLabel('Pet Name').fill('Bruno')
  await wizard.next.click()
  await wizard.previous.click()
  await expect(page.getByLabel('Pet Name')).toHaveValue('Bruno')
  await wizard.goToPhotos()
  await wizard.agree.check()
  await wizard.submit.click()
  await expect(wizard.step('Listing Submitted Successfully')).toBeVisible()
})

for (const left of ['{', '{"name":1}', 'null']) {
  test(`what is no draft, such as ${left}, starts an empty one`, async ({ page }) => {
    await page.addInitScript((text) => sessionStorage.setItem('host-draft', text), left)
    await page.goto('/host')
    await expect(page.getByLabel('Pet Name')).toHaveValue('')
  })
}

test('the terms and the privacy policy open beside the form, which keeps what is in it', async ({ page, context }) => {
  await page.goto('/host')
  const wizard = hostWizard(page)
  await wizard.goToPhotos()
  const opened = context.waitForEvent('page')
  await wizard.main.getByRole('link', { name: /^Terms of Service/ }).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  await expect(wizard.main.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute('href', '/privacy')
  await expect(wizard.step('Photos & Requirements')).toBeVisible()
})
