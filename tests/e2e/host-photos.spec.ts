import type { Locator, TestInfo } from '@playwright/test'
import { FILES, hostWizard, largeFile } from '../support/host-wizard.ts'
import { expect, test } from '../support/site-test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/host')
  await hostWizard(page).goToPhotos()
})

test('there are five places: a main photo and four more', async ({ page }) => {
  await expect(page.locator('input[type=file]')).toHaveCount(5)
  for (const name of ['Main photo', 'Photo 2', 'Photo 3', 'Photo 4', 'Photo 5'])
    await expect(page.getByLabel(name)).toBeAttached()
})

test('a photo is shown in its place and on the preview, and goes away again', async ({ page }) => {
  await page.getByLabel('Main photo').setInputFiles(FILES.photo)
  const place = page.getByRole('group', { name: 'Photos' }).locator('img')
  await expect(place).toHaveAttribute('src', /^blob:/)
  await expect(page.locator('aside article img')).toHaveAttribute('src', /^blob:/)
  await expect(page.getByLabel('Main photo: bruno.png. Choose another')).toBeAttached()

  await page.getByRole('button', { name: 'Remove main photo' }).click()
  await expect(place).toHaveCount(0)
  await expect(page.getByLabel('Main photo')).toBeFocused()
  await expect(page.locator('aside article img')).toHaveCount(0)
})

test('photos survive Previous; each one that is replaced or removed is given back to the browser', async ({ page }) => {
  await page.evaluate(() => {
    const given = Object.assign(window, { givenBack: [] as string[] })
    const revoke = URL.revokeObjectURL.bind(URL)
    URL.revokeObjectURL = (url) => {
      given.givenBack.push(url)
      revoke(url)
    }
  })
  const givenBack = () => page.evaluate(() => (window as unknown as { givenBack: string[] }).givenBack.length)
  const wizard = hostWizard(page)
  await page.getByLabel('Main photo').setInputFiles(FILES.photo)
  await page.getByLabel('Photo 2').setInputFiles(FILES.photo)
  const places = page.getByRole('group', { name: 'Photos' }).locator('img')
  await expect(places).toHaveCount(2)
  await wizard.previous.click()
  await wizard.next.click()
  await expect(places).toHaveCount(2)
  expect(await givenBack()).toBe(0)

  const first = await places.first().getAttribute('src')
  await page.getByLabel(/^Main photo/).setInputFiles(FILES.photo)
  await expect(places.first()).not.toHaveAttribute('src', first ?? '')
  expect(await givenBack()).toBe(1)
  await page.getByRole('button', { name: 'Remove photo 2' }).click()
  expect(await givenBack()).toBe(2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible()
  expect(await givenBack()).toBe(3)
})

for (const [kind, file, words] of [
  [
    'a video of 30 MB',
    (info) => largeFile(info, 'walk.mp4', 30),
    'Photo 3: “walk.mp4” is a video. Choose a photo: JPEG, PNG or WebP.',
  ],
  [
    'a photo of 11 MB',
    (info) => largeFile(info, 'huge.jpg', 11),
    'Photo 3: “huge.jpg” has 11 MB. Choose a photo of 10 MB or less.',
  ],
  [
    'a broken photo',
    () => FILES.broken,
    'Photo 3: “broken.jpg” can’t be opened: it may be damaged. Choose another photo.',
  ],
  [
    'an empty file',
    () => FILES.empty,
    'Photo 3: “empty.png” can’t be opened: it may be damaged. Choose another photo.',
  ],
  ['a document', () => FILES.text, 'Photo 3: “bruno.pdf” is not a photo we can show. Choose a JPEG, PNG or WebP.'],
] satisfies [string, (info: TestInfo) => Parameters<Locator['setInputFiles']>[0], string][]) {
  test(`${kind} is refused with its reason, and a photo may follow`, async ({ page }, info) => {
    const place = page.getByLabel('Photo 3')
    await place.setInputFiles(file(info))
    await expect(page.getByText(words)).toBeVisible()
    await expect(place).toHaveAccessibleDescription(words)
    await place.setInputFiles(FILES.photo)
    await expect(page.getByText(words)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Remove photo 3' })).toBeVisible()
  })
}

test('a file that is refused leaves the photo that was there', async ({ page }) => {
  await page.getByLabel('Photo 2').setInputFiles(FILES.photo)
  await expect(page.getByRole('button', { name: 'Remove photo 2' })).toBeVisible()
  await page.getByLabel(/^Photo 2/).setInputFiles(FILES.broken)
  await expect(page.getByText(/^Photo 2: “broken.jpg”/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove photo 2' })).toBeVisible()
})

test('after a reload the page says that photos have to be chosen again, until one is', async ({ page }) => {
  const word = page.getByText(/photos are not kept: please choose them again/)
  await expect(word).toHaveCount(0)
  await page.getByLabel('Main photo').setInputFiles(FILES.photo)
  await expect(page.getByRole('button', { name: 'Remove main photo' })).toBeVisible()
  await page.reload()
  await expect(word).toBeVisible()
  await page.getByLabel('Main photo').setInputFiles(FILES.photo)
  await expect(word).toHaveCount(0)
})

test('who removed the last photo is not asked to choose it again', async ({ page }) => {
  await page.getByLabel('Main photo').setInputFiles(FILES.photo)
  await page.getByRole('button', { name: 'Remove main photo' }).click()
  await page.reload()
  await expect(hostWizard(page).step('Photos & Requirements')).toBeVisible()
  await expect(page.getByText(/photos are not kept: please/)).toHaveCount(0)
})
