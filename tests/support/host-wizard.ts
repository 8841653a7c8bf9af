import { truncateSync, writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { expect } from './site-test.ts'

export const LISTED = 'Your pet has been listed successfully!'
export const SUBMIT_MS = 1500

/** The wizard of Become a Pet Host as a visitor meets it. */
export function hostWizard(page: Page) {
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  return {
    main,
    step: (title: string) => main.getByRole('heading', { level: 2, name: title }),
    next: button('Next'),
    previous: button('Previous'),
    submit: button('Submit Listing'),
    submitting: button('Submitting...'),
    agree: main.getByRole('checkbox', { name: /^I agree to the Terms of Service/ }),
    steps: main.getByRole('list', { name: 'Steps' }),
    /** Goes from the first step to the last with what was entered so far. */
    async goToPhotos() {
      await this.next.click()
      await expect(this.step('Services & Pricing')).toBeVisible()
      await this.next.click()
      await expect(this.step('Photos & Requirements')).toBeVisible()
    },
  }
}

/** The smallest picture there is, and files that are none. */
export const FILES = {
  photo: {
    name: 'bruno.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
  broken: { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
  empty: { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
  text: { name: 'bruno.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
}

/** Writes a file of that size and gives back its path: too much to hand to the browser by itself. */
export function largeFile(info: TestInfo, name: string, megabytes: number): string {
  const path = info.outputPath(name)
  writeFileSync(path, '')
  truncateSync(path, megabytes * 1024 * 1024)
  return path
}
