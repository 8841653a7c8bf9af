import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Fails with what axe finds on the page as it stands, against WCAG 2.2 AA and its own best practices. `within` looks at
 * a part alone: the dialog that is open, say, when the page behind it was looked at before.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }))).toEqual([])
}
