import { goToPayment, OWNER } from '../support/payment.ts'
import { readQrCode } from '../support/read-qr-code.ts'
import { expect, test } from '../support/site-test.ts'

const GENERATOR = 'https://api.qrserver.com/**'

test.describe('where the QR generator can’t be reached', () => {
  for (const [what, name] of [
    ['a plain name', 'Ananya Rao'],
    ['& and = and + and %', 'Rao & Sons = 100% + tax'],
    ['emoji and Devanagari', 'अनन्या 🐕‍🦺 Rao'],
  ] as const) {
    test(`the same code is drawn on the device, and carries ${what}`, async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/)
      await page.route(GENERATOR, (route) => route.abort())
      await page.goto('/pets/bruno')
      await goToPayment(page, { ...OWNER, name })
      await expect(page.getByText('Drawn on your device, as the QR service could not be reached.')).toBeVisible()

      const link = await readQrCode(page.getByRole('img', { name: 'QR code of this payment' }))
      expect(link).toBe(`upi://pay?pa=ananya%40okbank&pn=${encodeURIComponent(name)}&am=1000&cu=INR`)
    })
  }

  test('a UPI ID of 500 characters still fits', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/)
    await page.route(GENERATOR, (route) => route.abort())
    await page.goto('/pets/bruno')
    const upiId = `${'a'.repeat(493)}@okbank`
    await goToPayment(page, { ...OWNER, upiId })
    const link = await readQrCode(page.getByRole('img', { name: 'QR code of this payment' }))
    expect(link).toContain(`pa=${'a'.repeat(493)}%40okbank&`)
  })

  test('details that no code can hold say what to do, and are kept', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/)
    await page.route(GENERATOR, (route) => route.abort())
    await page.goto('/pets/bruno')
    const name = '🐕'.repeat(500)
    await goToPayment(page, { ...OWNER, name })
    await expect(page.getByRole('alert').filter({ hasText: 'too long for a QR code' })).toBeVisible()
    await page.getByRole('button', { name: 'Change payment details' }).click()
    await expect(page.getByLabel('Owner’s name')).toHaveValue(name)
  })
})

test('a QR generator that hangs is not waited for', async ({ page }) => {
  // Answered only once the test is over.
  await page.route(GENERATOR, () => {})
  await page.clock.install()
  await page.goto('/pets/bruno')
  await goToPayment(page)
  await expect(page.getByRole('dialog', { name: 'Pay by UPI' })).toBeVisible()
  await page.clock.runFor(6000)
  await expect(page.getByText('Drawn on your device, as the QR service could not be reached.')).toBeVisible()
})

test('the UPI ID can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route(GENERATOR, () => {})
  await page.goto('/pets/bruno')
  await goToPayment(page)
  await page.getByRole('button', { name: 'Copy UPI ID' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('UPI ID copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(OWNER.upiId)
})
