import { type ListedCustomTrip, listCustomTrips } from '#adapters/database/admin/custom-trips.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { formatMoment } from '#domain/clock-time.ts'
import { depsContext } from '../../context.ts'
import { requireAdmin } from '../../require-admin.ts'
import type { Route } from './+types/custom-requests.ts'
import { Badge } from './badge.tsx'
import { dashboardMeta } from './dashboard-meta.ts'
import { ListPage } from './list-page.tsx'
import { readList } from './list-request.ts'
import { MailList } from './mail-list.tsx'
import { Cell, Facts, MailTo, PhoneTo, Row, RowPart, TypedText } from './row.tsx'
import { mailState, requestState } from './states.ts'

export { DashboardProblem as ErrorBoundary } from './dashboard-problem.tsx'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  return readList(listCustomTrips, context.get(depsContext).db, url)
}

export const meta: Route.MetaFunction = () => dashboardMeta('Custom Requests')

export default function CustomRequests({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Custom Requests"
      list={loaderData}
      searchFor="Reference, guest, phone or place"
      table="custom-requests"
      columns={['Reference', 'Guest', 'Trip', 'Received', 'Mails', 'State']}
      empty="What guests send with the custom trip form comes in here."
      row={(request) => <CustomRequestRow request={request} key={request.id} />}
    />
  )
}

function CustomRequestRow({ request }: { request: ListedCustomTrip }) {
  const { startDate, endDate, locations, mails } = request
  const sending = mailState(mails)
  const guests = request.moreThanEight ? 'more than 8' : request.numberOfGuests
  const days = request.numberOfDays === 1 ? '1 day' : `${request.numberOfDays} days`
  return (
    <Row
      essentials={
        <>
          <Cell label="Reference">
            <b>{request.reference}</b>
          </Cell>
          <Cell label="Guest" sub={request.country ?? request.email}>
            {request.name}
          </Cell>
          <Cell label="Trip" sub={locations.join(', ') || 'No places chosen'}>
            {startDate ? `${formatShortDate(startDate)}, ` : ''}
            {days}, {guests} {guests === 1 ? 'guest' : 'guests'}
          </Cell>
          <Cell label="Received">{formatMoment(request.createdAt)}</Cell>
          <Cell label="Mails">{sending ? <Badge state={sending} /> : 'None'}</Cell>
          <Cell label="State">
            <Badge state={requestState(request.status)} />
          </Cell>
        </>
      }
    >
      <Facts
        facts={[
          ['Name', request.name],
          ['E-mail', <MailTo address={request.email} key="email" />],
          ['Phone', <PhoneTo phone={request.phone} key="phone" />],
          ['Country', request.country],
          ['Guests', guests],
          ['Days', request.numberOfDays],
          ['First day', startDate && formatShortDate(startDate)],
          ['Last day', endDate && formatShortDate(endDate)],
          ['Budget', request.budgetRange],
          ['Status', request.status],
          ['Received', formatMoment(request.createdAt)],
          ['Changed', formatMoment(request.updatedAt)],
          ['Id', request.id],
        ]}
      />
      {locations.length > 0 && (
        <RowPart title="Places">
          <TypedText>{locations.join('\n')}</TypedText>
        </RowPart>
      )}
      {Object.entries(request.dayPlans)
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([day, plan]) => (
          <RowPart title={`Plan for day ${day.replace('day', '')}`} key={day}>
            <TypedText>{plan}</TypedText>
          </RowPart>
        ))}
      {request.specialRequirements && (
        <RowPart title="Special requirements">
          <TypedText>{request.specialRequirements}</TypedText>
        </RowPart>
      )}
      <MailList mails={mails} />
    </Row>
  )
}
