import { useLocation, useRouteError } from 'react-router-dom'
import { PageHead } from '../features/head/page-head.tsx'
import { Failure } from '../ui/failure.tsx'
import { Container } from '../ui/layout.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** What a page shows that broke. The cause is on the console; a reload starts it afresh. */
export function ErrorPage() {
  const error = useRouteError()
  return (
    <Container>
      <PageHead
        title="Something went wrong"
        description="This page could not be shown."
        path={useLocation().pathname}
        noindex
      />
      <Failure
        title={<PageHeading className="text-2xl">This page could not be shown</PageHeading>}
        error={error}
        onRetry={() => location.reload()}
      />
    </Container>
  )
}
