import type { Block } from '../../content/article.ts'
import { RichText } from '../../ui/rich-text.tsx'

/** A paragraph or a list of an article. */
export function ArticleBlock({ block }: { block: Block }) {
  if (typeof block === 'string' || Array.isArray(block)) {
    return (
      <p>
        <RichText text={block} />
      </p>
    )
  }
  return (
    <ul className="list-disc space-y-1.5 pl-6 marker:text-primary">
      {block.list.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change while it is shown
        <li key={index}>
          <RichText text={text} />
        </li>
      ))}
    </ul>
  )
}
