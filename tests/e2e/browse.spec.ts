import { expect, test, toast } from '../support/site-test.ts'

test('the header’s search leads to the matching pets, and an empty one says what to do', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('banner').getByRole('searchbox')
  await box.fill('   ')
  await box.press('Enter')
  await expect(toast(page, 'Please enter a search term.')).toBeVisible()
  await expect(page).toHaveURL('/')

  await box.fill('  PARROT & co ')
  await box.press('Enter')
  await expect(page).toHaveURL('/pets?search=PARROT%20%26%20co')
  await expect(page.getByRole('heading', { name: 'No pets found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your filters or search term')).toBeVisible()

  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page.getByText('Showing 5 pets')).toBeVisible()
  await expect(page).toHaveURL('/pets')

  await box.fill('parrot')
  await box.press('Enter')
  await expect(page.getByText('Showing 1 pet', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('searchbox', { name: 'Search' })).toHaveValue('parrot')
})

test('the address holds the filter, and a filter adds nothing to the history', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Pet Rental' }).click()
  await expect(page).toHaveURL('/pets?service=rental')
  await expect(page.getByRole('checkbox', { name: 'Rental' })).toBeChecked()
  await expect(page.getByText('Showing 3 pets')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Cat' }).check()
  await page.getByRole('spinbutton', { name: 'Maximum price in rupees' }).fill('420')
  await page.getByRole('spinbutton', { name: 'Maximum price in rupees' }).press('Enter')
  await page.getByRole('main').getByRole('searchbox').pressSequentially('simba')
  await expect(page).toHaveURL('/pets?search=simba&type=cat&service=rental&maxPrice=400')
  await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveValue('400')

  await page.reload()
  await expect(page.getByText('Showing 1 pet', { exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Cat' })).toBeChecked()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('simba')

  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('an address that asks for nonsense shows every pet', async ({ page }) => {
  await page.goto('/pets?service=walking&type=dragon&minPrice=-5&maxPrice=abc&%E0%A4%A=1&search=')
  await expect(page.getByText('Showing 5 pets')).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('the sort box logs the choice and reorders nothing', async ({ page }) => {
  await page.goto('/pets')
  const names = page.getByRole('article').getByRole('heading')
  await expect(names).toHaveCount(5)
  const before = await names.allTextContents()
  const logged = page.waitForEvent('console', (message) => message.text() === 'Sort by price-low')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High')
  await logged
  expect(await names.allTextContents()).toEqual(before)
})

test('a failed read says so and Retry brings the pets', async ({ page, context, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  expectConsole(/@firebase\/firestore/)
  const firestore = /\/documents:runQuery/
  await context.route(firestore, (route) => route.abort('connectionfailed'))
  await page.goto('/pets')
  await expect(page.getByRole('alert')).toContainText('The pets could not be loaded')
  await context.unroute(firestore)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Showing 5 pets')).toBeVisible()
})

test('without a network the page stays, says so, and filters go on working', async ({ page }) => {
  await page.goto('/pets')
  await expect(page.getByText('Showing 5 pets')).toBeVisible()
  const tell = (onLine: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(navigator, 'onLine', { value, configurable: true })
      dispatchEvent(new Event(value ? 'online' : 'offline'))
    }, onLine)
  await tell(false)
  await expect(page.getByText('You are offline. What you see stays; anything new needs a connection.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Dog' }).check()
  await expect(page.getByText('Showing 1 pet', { exact: true })).toBeVisible()
  await tell(true)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
})
