import { data } from 'react-router'
import { NO_SCRIPTS } from '../../page-handles.ts'
import { PageNotFound } from '../../sections/error-page/error-page.tsx'
import { pageTitle } from '../../sections/page-title.ts'
import type { Route } from './+types/page.ts'

export const handle = NO_SCRIPTS

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Page not found') }]

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <PageNotFound />
}
