import { data } from 'react-router'
import { PageNotFound } from '../../parts/error-page/error-page.tsx'
import { pageTitle } from '../../parts/head/page-title.ts'
import { NO_SCRIPTS } from '../../shell/page-handles.ts'
import type { Route } from './+types/page.ts'

export const handle = NO_SCRIPTS

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Page not found') }]

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <PageNotFound />
}
