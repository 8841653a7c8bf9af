import { goToPayment, serveQrCodes } from '../support/payment.ts'
import { expect, test, toast } from '../support/site-test.ts'

test('on a phone the bar at the bottom leads to the booking card, and a UPI app can be opened', async ({ page }) => {
  await serveQrCodes(page)
  await page.goto('/pets/bruno')
  const card = page.getByRole('region', { name: 'Book Bruno' })
  await expect(card).not.toBeInViewport()
  await page.getByRole('link', { name: 'Book Bruno' }).click()
  await expect(card).toBeInViewport()
  await goToPayment(page)

  await expect(page.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute(
    'href',
    'upi://pay?pa=ananya%40okbank&pn=Ananya%20Rao&am=1000&cu=INR',
  )
  await page.getByRole('button', { name: 'Confirm Payment' }).click()
  await expect(toast(page, 'Payment confirmed!')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Payment Confirmed', exact: true })).toBeVisible()
})
