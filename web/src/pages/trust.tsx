import { TRUST } from '../content/trust.ts'
import { PATHS } from '../domain/paths.ts'
import { ArticlePage } from '../features/articles/article-page.tsx'

/** Trust and safety, at /trust (specification section 2). */
export const Component = () => <ArticlePage article={TRUST} path={PATHS.trust} />
