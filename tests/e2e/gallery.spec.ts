import { expect, test } from '../support/site-test.ts'

test('a picture opens over the whole screen; arrow keys and buttons go on, Esc goes back to it', async ({ page }) => {
  await page.goto('/pets/bruno')
  const second = page.getByRole('list', { name: 'Pictures of Bruno' }).getByRole('button').nth(1)
  await second.click()
  const viewer = page.getByRole('dialog', { name: 'Pictures of Bruno' })
  await expect(viewer.getByText('2 of 5')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('3 of 5')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText('2 of 5')).toBeVisible()
  await viewer.getByRole('button', { name: 'Previous picture' }).click()
  await expect(viewer.getByText('1 of 5')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText('1 of 5')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(second).toBeFocused()
})

test('every picture says what it shows', async ({ page }) => {
  await page.goto('/pets/bruno')
  const pictures = page.getByRole('list', { name: 'Pictures of Bruno' }).getByRole('img')
  await expect(pictures).toHaveCount(5)
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('alt', /^Illustration of .{20}/)
})
