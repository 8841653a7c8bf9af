import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Where the page stands in the measured site; never in the one that is deployed. */
export const STATIC_PATH = '/bench-static'

const STYLES = `body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 sans-serif; background: #fffaf0; color: #1e1a14 }
img { display: block; width: 100%; height: auto }
`

/** Writes home's words and first picture as a page without script into the site's output folder. */
export async function writeStaticPage(home: Page, folder: string): Promise<void> {
  const title = await home.title()
  const body = await home.evaluate(wordsAndFirstPicture)
  if (!body.includes('<h1') || !body.includes('<img')) throw new Error('Home has no heading or no picture to take.')
  writeFileSync(join(folder, `${STATIC_PATH}.html`), staticPage(title, body))
  writeFileSync(join(folder, `${STATIC_PATH}.css`), STYLES)
}

/** A whole page around some HTML. `title` is plain text. */
export function staticPage(title: string, body: string): string {
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped}</title>
<link rel="stylesheet" href="${STATIC_PATH}.css">
</head>
<body>
${body}
</body>
</html>
`
}

/** Runs in the page: its body as plain HTML, with nothing but words, links and the first picture. */
function wordsAndFirstPicture(): string {
  const KEPT = ['href', 'src', 'srcset', 'sizes', 'alt', 'width', 'height']
  const body = document.body.cloneNode(true) as HTMLElement
  const [, ...laterPictures] = body.querySelectorAll('img')
  const unwanted = body.querySelectorAll('script, noscript, template, svg, button, input, label, [popover], .sr-only')
  for (const element of [...unwanted, ...laterPictures]) element.remove()
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!KEPT.includes(name)) element.removeAttribute(name)
  }
  return body.innerHTML
}
