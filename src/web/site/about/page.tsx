import { href } from 'react-router'
import { about } from '#content/about.ts'
import { company } from '#content/company.ts'
import { findPublicFleet } from '#fleet/find-public-fleet.ts'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { Operator } from '../../parts/operator/operator.tsx'
import { operatorOnAbout } from '../../parts/operator/operator-view.ts'
import { pictureNamed, sharedPictureOf } from '../../parts/picture-of.ts'
import { PosterPage } from '../../parts/poster-page/poster-page.tsx'
import { depsContext } from '../../shell/context.ts'
import { NO_SCRIPTS } from '../../shell/page-handles.ts'
import type { Route } from './+types/page.ts'

/** The people behind the site: who they are, their licence, their drivers and vehicles. */
export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  return {
    picture: pictureNamed(about.picture),
    shared: sharedPictureOf(about.picture),
    operator: operatorOnAbout(await findPublicFleet(deps), deps.catalogue.tours),
  }
}

export const handle = NO_SCRIPTS

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    title: about.title,
    description: `The people behind ${company.name}: who drives, the tour licence, the insurance, and where to find us in ${company.town}.`,
    path: href('/about'),
    publicUrl: matches[0].loaderData.publicUrl,
    image: loaderData?.shared,
  })

export default function About({ loaderData: { picture, operator } }: Route.ComponentProps) {
  return (
    <>
      <PosterPage poster={picture} className="message-page">
        <h1>{about.title}</h1>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </PosterPage>
      <div className="wrap">
        <Operator view={operator} />
      </div>
    </>
  )
}
