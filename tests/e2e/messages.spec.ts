import type { Page } from '@playwright/test'
import { expect, expectNoToast, test, toast } from '../support/site-test.ts'

const CONTACT = {
  path: '/contact',
  form: 'Send us a message',
  name: 'Your Name',
  email: 'Email Address',
  sendMs: 1500,
  sent: "Message sent! We'll get back to you soon.",
}
const SUPPORT = {
  path: '/help',
  form: 'Contact Support',
  name: 'Name',
  email: 'Email',
  sendMs: 1000,
  sent: 'Your message has been sent! We will get back to you soon.',
}

for (const screen of [CONTACT, SUPPORT]) {
  test.describe(screen.path, () => {
    const open = async (page: Page) => {
      await page.clock.install()
      await page.goto(screen.path)
      const form = page.getByRole('region', { name: screen.form })
      return {
        name: form.getByLabel(screen.name),
        email: form.getByLabel(screen.email),
        message: form.getByLabel('Message'),
        send: form.getByRole('button', { name: 'Send Message' }),
        sending: form.getByRole('button', { name: 'Sending...' }),
        problems: form.getByRole('alert').getByRole('link'),
      }
    }
    const fill = async (form: Awaited<ReturnType<typeof open>>, over: { name?: string; message?: string } = {}) => {
      await form.name.fill(over.name ?? 'Ananya Rao')
      await form.email.fill('ananya@example.com')
      await form.message.fill(over.message ?? 'How old is Bruno?')
    }
    /** Time stands still from here on, so that the test decides how much of it passes. */
    const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

    test(`a message is sending for ${screen.sendMs} ms, then it is said to be sent and the form is empty`, async ({
      page,
    }) => {
      const form = await open(page)
      await fill(form)
      await stopTime(page)
      await form.send.click()
      await expect(form.sending).toBeFocused()
      await page.clock.runFor(screen.sendMs - 1)
      await expect(form.sending).toBeVisible()
      await page.clock.runFor(1)
      await expect(form.send).toBeFocused()
      await page.clock.resume()
      await expect(toast(page, screen.sent)).toBeVisible()
      for (const field of [form.name, form.email, form.message]) await expect(field).toHaveValue('')
    })

    test('two clicks and Enter send one message', async ({ page }) => {
      const form = await open(page)
      await fill(form)
      await stopTime(page)
      await form.send.dblclick()
      await form.email.press('Enter')
      await page.clock.runFor(screen.sendMs * 3)
      await page.clock.resume()
      await expect(toast(page, screen.sent)).toBeVisible()
      await expect(toast(page, screen.sent)).toHaveCount(1)
      await expect(page.getByText('There is a problem')).toHaveCount(0)
    })

    test('leaving while it is on its way calls it off', async ({ page }) => {
      const form = await open(page)
      await fill(form)
      await stopTime(page)
      await form.send.click()
      await expect(form.sending).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible()
      await page.clock.runFor(screen.sendMs * 3)
      await page.clock.resume()
      await expectNoToast(page, screen.sent)
    })

    for (const [kind, text] of [
      ['nothing', ''],
      ['spaces', '   '],
    ] as const) {
      test(`${kind} in every field is answered with three problems that lead to their fields`, async ({ page }) => {
        const form = await open(page)
        await form.name.fill(text)
        await form.message.fill(text)
        await form.send.click()
        await expect(form.problems).toHaveText(['Enter your name.', 'Enter your email address.', 'Write your message.'])
        await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
        await form.problems.nth(2).click()
        await expect(form.message).toBeFocused()
        await expect(form.message).toHaveAccessibleDescription('Write your message.')
        await expect(form.message).toHaveAttribute('aria-invalid', 'true')
      })
    }

    test('one problem takes the focus itself, and is gone once it is mended', async ({ page }) => {
      const form = await open(page)
      await fill(form)
      await form.email.fill('ananya')
      await form.send.click()
      await expect(form.email).toBeFocused()
      await expect(form.email).toHaveAccessibleDescription(/Enter an email address like name@example.com\.$/)
      await expect(form.problems).toHaveCount(0)
      await form.email.fill('ananya@example.com')
      await form.email.press('Enter')
      await expect(form.sending).toBeVisible()
      await expect(form.email).not.toHaveAttribute('aria-invalid')
    })

    for (const [kind, text] of [
      ['10,000 characters', 'x'.repeat(10_000)],
      ['HTML', '<img src=x onerror=alert(1)><h1>Hi</h1>'],
      ['emoji', '🐕‍🦺👩‍👧‍👦 नमस्ते'],
    ] as const) {
      test(`${kind} can be sent`, async ({ page }) => {
        const form = await open(page)
        await fill(form, { name: text, message: text })
        await form.send.click()
        await page.clock.runFor(screen.sendMs)
        await expect(toast(page, screen.sent)).toBeVisible()
        await expect(form.message).toHaveValue('')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
      })
    }

    test('a message is said to be sent though the connection is lost meanwhile', async ({ page, context }) => {
      const form = await open(page)
      await fill(form)
      // What shows the toast is fetched when the page has settled.
      await page.clock.runFor(5000)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await form.send.click()
      await page.clock.runFor(screen.sendMs)
      await expect(toast(page, screen.sent)).toBeVisible()
    })
  })
}

test('contact names every other way to reach us', async ({ page }) => {
  await page.goto('/contact')
  const ways = page.getByRole('region', { name: 'Other ways to reach us' })
  for (const address of ['support', 'partners'])
    await expect(ways.getByRole('link', { name: `${address}@pawsaathi.example` })).toHaveAttribute(
      'href',
      `mailto:${address}@pawsaathi.example`,
    )
  await expect(ways.getByRole('link', { name: '+91' })).toHaveAttribute('href', /^tel:\+91/)
  await expect(ways).toContainText('Bangalore')
  for (const line of ['Monday to Friday: 9 AM to 6 PM', 'Saturday: 10 AM to 4 PM', 'Sunday: Closed'])
    await expect(ways.getByText(line)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '6')
})
