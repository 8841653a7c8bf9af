import { createContext, use, useEffect } from 'react'
import { type Head, type HeadTag, headTags, titleOf } from './head-tags.ts'

/** Takes a page's head while its HTML is written at build time, when nothing has a document. */
export const HeadCollector = createContext<((head: Head) => void) | undefined>(undefined)

/** Marks what `PageHead` owns in the document's head; the build writes it into every page. */
export const HEAD_MARK = 'data-head'

/** Says what the page is: its title, and what search engines and previews read. Each page shows one. */
export function PageHead(head: Head) {
  use(HeadCollector)?.(head)
  const title = titleOf(head)
  const tags = JSON.stringify(headTags(head))

  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => replaceTags(JSON.parse(tags)), [tags])

  return null
}

function replaceTags(tags: HeadTag[]): void {
  const before = [...document.head.querySelectorAll(`[${HEAD_MARK}]`)]
  const after = tags.map(elementOf)
  // A page that was just taken over has them all: search engines that run scripts need not see them change.
  if (htmlOf(before) === htmlOf(after)) return
  for (const element of before) element.remove()
  document.head.append(...after)
}

function elementOf({ tag, attributes, text = '' }: HeadTag): Element {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries({ [HEAD_MARK]: '', ...attributes })) element.setAttribute(name, value)
  element.textContent = text
  return element
}

const htmlOf = (elements: Element[]) => elements.map((element) => element.outerHTML).join('')
