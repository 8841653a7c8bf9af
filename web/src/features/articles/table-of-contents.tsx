import type { ArticleSection } from '../../content/article.ts'

/** Links to the parts of a long page. On a wide screen it stays beside the text. */
export function TableOfContents({ sections }: { sections: ArticleSection[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="rounded-card border border-line bg-surface p-4 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
    >
      <h2 id="contents" className="text-lg">
        On this page
      </h2>
      <ol className="mt-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 text-primary hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
