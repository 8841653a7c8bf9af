import { expect, test, toast } from '../support/site-test.ts'

test('saving a pet says so, and unsaving too; nothing of it stays after a reload', async ({ page }) => {
  await page.goto('/pets/bruno')
  await page.getByRole('button', { name: 'Save Bruno' }).click()
  await expect(toast(page, 'Bruno has been added to your favorites!')).toBeVisible()
  const saved = page.getByRole('button', { name: 'Saved Bruno', pressed: true })
  await expect(saved).toHaveText('Saved')
  await saved.click()
  await expect(toast(page, 'Bruno has been removed from your favorites.')).toBeVisible()
  await page.getByRole('button', { name: 'Save Bruno', pressed: false }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save Bruno', pressed: false })).toBeVisible()
})

test('sharing copies the address, and shows it where copying is refused', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/pets/bruno')
  await page.getByRole('button', { name: 'Share Bruno' }).click()
  await expect(toast(page, 'Link copied. Paste it wherever you like.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) }),
  )
  await page.getByRole('button', { name: 'Share Bruno' }).click()
  await expect(page.getByRole('dialog', { name: 'Share Bruno' }).getByLabel('Copy this')).toHaveValue(page.url())
})

test('closing the device’s share sheet is no error', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException('closed', 'AbortError'))
  })
  await page.goto('/pets/bruno')
  await page.getByRole('button', { name: 'Share Bruno' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Link copied')).toHaveCount(0)
})

test('an adoptable pet has a page with what it has, for adoption alone', async ({ page }) => {
  await page.goto('/pets/adopt-1')
  await expect(page.getByRole('heading', { level: 1, name: 'Rani' })).toBeVisible()
  await expect(page.getByText('For Adoption')).toBeVisible()
  await expect(page.getByText('For Rent')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Book Rani' })).toContainText('Contact owner')
})

test('a pet that is not to be had says so', async ({ page }) => {
  await page.goto('/pets/moti')
  await expect(page.getByRole('region', { name: 'Availability' })).toContainText('Currently Unavailable')
})

for (const id of ['__reserved__', '%3Cscript%3E', 'a%2Fb', '%F0%9F%90%95']) {
  test(`the id ${id.slice(0, 20)} is of no pet and gives the 404 page`, async ({ page, expectConsole }) => {
    expectConsole(/404: no pet has the id/)
    await page.goto(`/pets/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found')
  })
}

test('neither has an id that is longer than Firestore takes', async ({ page, expectConsole }) => {
  expectConsole(/404: no pet has the id/)
  await page.goto('/pets')
  await expect(page.getByRole('article').first()).toBeVisible()
  // Within the app: the Hosting emulator would look for a file of that name, and no file system takes it.
  await page.evaluate((id) => {
    history.pushState(null, '', `/pets/${id}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, 'x'.repeat(1600))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found')
})
