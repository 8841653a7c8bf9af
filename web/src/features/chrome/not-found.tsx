import { useLocation } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { LostScene } from '../../ui/art/lost-scene.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PageHead } from '../head/page-head.tsx'

/** The 404 page (specification section 2): unknown paths, and ids that no pet has. */
export function NotFound() {
  return (
    <Container>
      <PageHead
        title="Page not found"
        description="There is no page at this address."
        path={useLocation().pathname}
        noindex
      />
      <Message
        art={<LostScene className="w-64" />}
        title={
          <PageHeading className="text-2xl">
            <span className="block text-4xl text-primary">404</span> Oops! Page not found
          </PageHeading>
        }
        action={<ButtonLink to={PATHS.home}>Back to Home</ButtonLink>}
      >
        The page may have moved, or the pet has found its home.
      </Message>
    </Container>
  )
}
