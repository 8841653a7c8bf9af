import { fillInOwner, goToPayment, OWNER, serveQrCodes } from '../support/payment.ts'
import { expect, test, toast } from '../support/site-test.ts'

test('a visitor rents Bruno for two days and pays the owner by UPI', async ({ page }) => {
  const qrRequests = await serveQrCodes(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Find a Pet' }).click()
  await page.getByRole('link', { name: 'Bruno' }).click()

  const card = page.getByRole('region', { name: 'Book Bruno' })
  await expect(card.getByRole('radio', { name: 'Rental' })).toBeChecked()
  await expect(card).toContainText('₹500 × 2 days')
  await expect(card).toContainText('₹1,000')
  await card.getByRole('button', { name: 'Request Booking' }).click()

  await expect(page.getByRole('dialog', { name: 'Who do you pay?' })).toBeVisible()
  await fillInOwner(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()

  const dialog = page.getByRole('dialog', { name: 'Pay by UPI' })
  await expect(dialog).toContainText('₹1,000')
  await expect(dialog.getByRole('img', { name: 'QR code of this payment' })).toBeVisible()
  const asked = qrRequests[0]
  expect(asked?.searchParams.get('size')).toBe('200x200')
  expect(asked?.searchParams.get('data')).toBe('upi://pay?pa=ananya%40okbank&pn=Ananya%20Rao&am=1000&cu=INR')
  expect(qrRequests).toHaveLength(1)

  await dialog.getByLabel('UPI transaction ID (optional)').fill('T2611201234')
  await dialog.getByRole('button', { name: 'Confirm Payment' }).click()
  await expect(dialog.getByRole('button', { name: 'Verifying...' })).toBeVisible()

  await expect(toast(page, 'Payment confirmed!')).toBeVisible()
  const summary = page.getByRole('dialog', { name: 'Payment Confirmed', exact: true })
  for (const text of ['Bruno', 'Rental', '₹1,000', ...Object.values(OWNER), 'T2611201234']) {
    await expect(summary).toContainText(text)
  }
  await summary.getByRole('button', { name: 'Done' }).click()
  await expect(card.getByText('Payment Confirmed')).toBeVisible()
  await card.getByRole('button', { name: 'View summary' }).click()
  await expect(summary).toBeVisible()
})

test('the same by keyboard alone', async ({ page }) => {
  await serveQrCodes(page)
  await page.goto('/pets/bruno')
  const request = page.getByRole('button', { name: 'Request Booking' })
  await expect(request).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await request.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(request).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Who do you pay?' })).toBeFocused()
  await page.keyboard.press('Tab')
  for (const text of [OWNER.upiId, OWNER.name, OWNER.phone]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Pay by UPI' })).toBeFocused()
  const confirm = page.getByRole('button', { name: 'Confirm Payment' })
  for (let presses = 0; presses < 8; presses++) {
    if (await confirm.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Payment Confirmed' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View summary' })).toBeVisible()
})

test('missing payment details are refused in words, and what was typed stays', async ({ page }) => {
  await serveQrCodes(page)
  await page.goto('/pets/bruno')
  await page.getByRole('button', { name: 'Request Booking' }).click()
  const upiId = page.getByLabel('Owner’s UPI ID')
  await upiId.fill('ananya@okbank')
  await page.getByLabel('Owner’s name').fill('   ')
  await page.getByRole('button', { name: 'Continue to payment' }).click()

  await expect(toast(page, 'Please fill in all payment details')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expect(page.getByLabel('Owner’s name')).toHaveAccessibleDescription(/Enter the owner’s name\./)
  await expect(upiId).toHaveValue('ananya@okbank')
  await expect(upiId).not.toHaveAttribute('aria-invalid')

  await page.getByRole('link', { name: 'Enter the owner’s phone number.' }).click()
  await expect(page.getByLabel('Owner’s phone number')).toBeFocused()
  await fillInOwner(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('dialog', { name: 'Pay by UPI' })).toBeVisible()
})

test('what was typed survives Esc, Change payment details, and a visit to another page', async ({ page }) => {
  await serveQrCodes(page)
  await page.goto('/pets/bruno')
  await goToPayment(page)
  await page.getByLabel('UPI transaction ID (optional)').fill('T1')
  await page.getByRole('button', { name: 'Change payment details' }).click()
  await expect(page.getByLabel('Owner’s name')).toHaveValue(OWNER.name)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Request Booking' })).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'Browse Pets' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Pets' })).toBeVisible()
  await page.goBack()

  await page.getByRole('button', { name: 'Request Booking' }).click()
  await expect(page.getByLabel('Owner’s UPI ID')).toHaveValue(OWNER.upiId)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByLabel('UPI transaction ID (optional)')).toHaveValue('T1')
})

test.describe('while the payment is being verified', () => {
  test.beforeEach(async ({ page }) => {
    await serveQrCodes(page)
    await page.clock.install()
    await page.goto('/pets')
    await page.getByRole('link', { name: 'Bruno' }).click()
    await goToPayment(page)
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('further clicks change nothing: it is confirmed once', async ({ page }) => {
    await page.getByRole('button', { name: 'Confirm Payment' }).dblclick()
    await page.getByRole('button', { name: 'Verifying...' }).click({ force: true })
    await page.clock.runFor(1500)
    await expect(page.getByRole('dialog', { name: 'Payment Confirmed', exact: true })).toBeVisible()
    await expect(toast(page, 'Payment confirmed!')).toHaveCount(1)
  })

  test('a moment too early nothing is confirmed', async ({ page }) => {
    await page.getByRole('button', { name: 'Confirm Payment' }).click()
    await page.clock.runFor(1400)
    await expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible()
  })

  test('Esc calls it off, and nothing is confirmed later', async ({ page }) => {
    await page.getByRole('button', { name: 'Confirm Payment' }).click()
    await page.keyboard.press('Escape')
    const request = page.getByRole('button', { name: 'Request Booking' })
    await expect(request).toBeVisible()
    await page.clock.runFor(5000)
    await expect(request).toBeVisible()
    await expect(toast(page, 'Payment confirmed!')).toHaveCount(0)
  })

  test('so does leaving the page', async ({ page }) => {
    await page.getByRole('button', { name: 'Confirm Payment' }).click()
    await page.evaluate(() => history.back())
    await page.waitForURL('/pets')
    await page.clock.runFor(5000)
    await expect(page.getByRole('heading', { level: 1, name: 'Browse Pets' })).toBeVisible()
    await expect(toast(page, 'Payment confirmed!')).toHaveCount(0)
  })
})

test('the summary is all that is printed, and can be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await serveQrCodes(page)
  await page.goto('/pets/bruno')
  await goToPayment(page)
  await page.getByRole('button', { name: 'Confirm Payment' }).click()
  const summary = page.getByRole('dialog', { name: 'Payment Confirmed', exact: true })
  await summary.getByRole('button', { name: 'Share the summary' }).click()
  await expect(toast(page, 'Summary copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Amount: ₹1,000')
  expect(copied).toContain('Paid to: Ananya Rao')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('You have booked Bruno.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Done', includeHidden: true })).toBeHidden()
})

test('a pet that is not to be had can’t be requested', async ({ page }) => {
  await page.goto('/pets/moti')
  await expect(page.getByRole('button', { name: 'Currently Unavailable' })).toBeDisabled()
})
