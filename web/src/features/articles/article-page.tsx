import { useEffect } from 'react'
import type { Article } from '../../content/article.ts'
import { Container } from '../../ui/layout.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'
import { PageHead } from '../head/page-head.tsx'
import { ArticleBlock } from './article-block.tsx'
import { TableOfContents } from './table-of-contents.tsx'

/** A page that gets a table of contents has at least this many parts. */
const LONG = 6

/** A static page: its title, when it was written, and its parts (specification section 2, Other static pages). */
export function ArticlePage({ article, path }: { article: Article; path: string }) {
  const { title, lead, updated, sections } = article
  useScrollToLinkedPart()
  const long = sections.length >= LONG
  return (
    <Container className="py-8 sm:py-10">
      <PageHead title={title} description={lead} path={path} />
      <PageIntro title={title} lead={lead}>
        {updated && (
          <p className="mt-3 text-muted text-sm">
            Last updated: <time dateTime={updated.day}>{updated.shown}</time>
          </p>
        )}
      </PageIntro>
      <div className={long ? 'mt-8 grid items-start gap-8 lg:grid-cols-[17rem_1fr] lg:gap-12' : 'mt-8'}>
        {long && <TableOfContents sections={sections} />}
        <article className="grid max-w-[65ch] gap-8">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} className="text-2xl">
                {section.title}
              </h2>
              <div className="mt-2 grid gap-3">
                {section.body.map((block, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change while it is shown
                  <ArticleBlock key={index} block={block} />
                ))}
              </div>
            </section>
          ))}
        </article>
      </div>
    </Container>
  )
}

/** The browser looks for `#part` when the page loads, which is before the article is there. */
function useScrollToLinkedPart() {
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
}
