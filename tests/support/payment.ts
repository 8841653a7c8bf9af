import type { Page } from '@playwright/test'

export const OWNER = { upiId: 'ananya@okbank', name: 'Ananya Rao', phone: '+91 9876543210' }

const ONE_WHITE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
  'base64',
)

/** Stands in for the QR generator, and gives the addresses it was asked for. */
export async function serveQrCodes(page: Page): Promise<URL[]> {
  const asked: URL[] = []
  await page.route('https://api.qrserver.com/**', (route) => {
    asked.push(new URL(route.request().url()))
    return route.fulfill({ contentType: 'image/png', body: ONE_WHITE_PIXEL })
  })
  return asked
}

/** Fills in whom to pay; the dialog must be open. */
export async function fillInOwner(page: Page, owner = OWNER): Promise<void> {
  await page.getByLabel('Owner’s UPI ID').fill(owner.upiId)
  await page.getByLabel('Owner’s name').fill(owner.name)
  await page.getByLabel('Owner’s phone number').fill(owner.phone)
}

/** From the page of a pet to the QR code. */
export async function goToPayment(page: Page, owner = OWNER): Promise<void> {
  await page.getByRole('button', { name: 'Request Booking' }).click()
  await fillInOwner(page, owner)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}
