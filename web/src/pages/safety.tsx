import { SAFETY } from '../content/safety.ts'
import { PATHS } from '../domain/paths.ts'
import { ArticlePage } from '../features/articles/article-page.tsx'

/** Safety guidelines, at /safety (specification section 2). */
export const Component = () => <ArticlePage article={SAFETY} path={PATHS.safety} />
