import { expect, it } from 'vitest'
import { staticPage } from './static-page.ts'

it('is a page that needs no script', () => {
  const page = staticPage('PawSaathi', '<h1>Connect with Pet Lovers across India</h1>')
  expect(page).toMatch(/^<!doctype html>/)
  expect(page).toContain('<h1>Connect with Pet Lovers across India</h1>')
  expect(page).not.toContain('<script')
})

it('keeps to the content security policy: no style in the page itself', () => {
  expect(staticPage('PawSaathi', '')).not.toMatch(/<style|\sstyle=/)
})

it('takes the title for text', () => {
  expect(staticPage('Pets & <owners>', '')).toContain('<title>Pets &amp; &lt;owners></title>')
})
