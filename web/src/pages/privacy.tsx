import { PRIVACY } from '../content/privacy.ts'
import { PATHS } from '../domain/paths.ts'
import { ArticlePage } from '../features/articles/article-page.tsx'

/** Privacy policy, at /privacy (specification section 2). */
export const Component = () => <ArticlePage article={PRIVACY} path={PATHS.privacy} />
