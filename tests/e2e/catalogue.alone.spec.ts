import { pets } from '../../seed/pets.ts'
import { deleteDocument, writeDocument } from '../support/firestore.ts'
import { expect, test, toast } from '../support/site-test.ts'

const [example] = pets
if (!example) throw new Error('The seed has no pets.')
const { id: _id, ...fields } = example

test.afterEach(() => deleteDocument('pets/sixth'))

test('a sixth pet written to Firestore shows up after a reload', async ({ page }) => {
  await page.goto('/pets')
  await expect(page.getByText('Showing 5 pets')).toBeVisible()
  await writeDocument('pets/sixth', { ...fields, name: 'Sixer', created: new Date('2026-11-01') })
  await page.reload()
  await expect(page.getByText('Showing 6 pets')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Sixer')
})

test('a malformed pet is left out of the lists and reported, and its page says so', async ({ page, expectConsole }) => {
  expectConsole(/pets\/sixth: price must be a number\. The pet is left out\./)
  await writeDocument('pets/sixth', { ...fields, name: 'Sixer', price: '<b>cheap</b>' })
  await page.goto('/pets')
  await expect(page.getByText('Showing 5 pets')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sixer' })).toHaveCount(0)

  await page.goto('/pets/sixth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This pet’s details could not be shown')
})

test('a pet without the day it was listed can’t stand in the order of days, and is reported all the same', async ({
  page,
  expectConsole,
}) => {
  const problem = /pets\/sixth: created is missing\. The pet is left out\./
  expectConsole(problem)
  await writeDocument('pets/sixth', { ...fields, name: 'Sixer', created: undefined })
  const reported = page.waitForEvent('console', (message) => problem.test(message.text()))
  await page.goto('/pets')
  await expect(page.getByText('Showing 5 pets')).toBeVisible()
  await reported
})

test('HTML in a pet’s texts is shown as it was typed', async ({ page }) => {
  const html = '<img src=x onerror=alert(1)><h1>Hi</h1>'
  await writeDocument('pets/sixth', { ...fields, name: html, description: html, breed: html, requirements: [html] })
  await page.goto('/pets')
  await expect(page.getByRole('link', { name: html })).toBeVisible()
  await page.getByRole('link', { name: html }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(html)
  await expect(page.locator('h1 h1, img[src="x"]')).toHaveCount(0)
})

test('a pet without pictures, reviews or requirements has a page all the same', async ({ page }) => {
  await writeDocument('pets/sixth', {
    ...fields,
    name: 'Sixer',
    images: [],
    imageAlts: [],
    reviews: [],
    requirements: [],
  })
  await page.goto('/pets')
  await expect(page.getByRole('article').filter({ hasText: 'Sixer' }).getByText('No reviews yet')).toBeVisible()
  await page.goto('/pets/sixth')
  await expect(page.getByRole('img', { name: 'No picture of Sixer yet' })).toBeVisible()
  await expect(page.getByText('Nobody has written a review yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Requirements' })).toHaveCount(0)
})

test('a pet that is taken down while its page is open can’t be paid for', async ({ page }) => {
  await writeDocument('pets/sixth', { ...fields, name: 'Sixer' })
  await page.goto('/pets/sixth')
  const card = page.getByRole('region', { name: 'Book Sixer' })
  await expect(card).toBeVisible()
  await writeDocument('pets/sixth', { ...fields, name: 'Sixer', availability: { available: false } })
  await card.getByRole('button', { name: 'Request Booking' }).click()
  await expect(card.getByRole('alert')).toHaveText('Sixer is currently unavailable.')
  await deleteDocument('pets/sixth')
  await card.getByRole('button', { name: 'Request Booking' }).click()
  await expect(card.getByRole('alert')).toHaveText(/Sixer is no longer listed\./)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a rental that costs nothing asks for no payment', async ({ page }) => {
  await writeDocument('pets/sixth', { ...fields, name: 'Sixer', price: 0 })
  await page.goto('/pets/sixth')
  await expect(page.getByRole('region', { name: 'Book Sixer' })).toContainText('₹0 × 2 days')
  await page.getByRole('button', { name: 'Request Booking' }).click()
  await expect(toast(page, 'Booking request sent to the owner!')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Who do you pay?' })).toHaveCount(0)
})

test('a picture that can’t be loaded gives way to a drawing of the species', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/)
  await writeDocument('pets/sixth', {
    ...fields,
    name: 'Sixer',
    images: ['/portraits/none.avif'],
    imageAlts: ['Sixer asleep'],
  })
  await page.goto('/pets/sixth')
  await expect(page.getByRole('img', { name: 'Sixer asleep' }).locator('svg')).toBeVisible()
})
