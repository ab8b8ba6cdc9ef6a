import { canonicalPath, type PricedTour } from '#catalogue/catalogue.rules.ts'
import { fareOf, originsOf, vehiclesOffered } from '#catalogue/fare.rules.ts'
import type { PostSummary } from '#catalogue/post.rules.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { claims } from '#content/claims.ts'
import { company } from '#content/company.ts'
import { townNames } from '#content/map/towns.ts'
import type { Rating } from '#guests/reviews/reputation.rules.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'
import { sharedPictureOfTour } from '../picture-of.ts'
import { sharePath } from './page-meta.ts'

export const SCHEMA = 'https://schema.org'

/**
 * The JSON-LD of the business, for the home page. Only approved reviews count for the rating, not samples or claims.
 * For loaders, like all functions of this file.
 */
export function businessData(publicUrl: string, rating: Rating | undefined): object {
  const { opens, closes } = company.hours
  const profiles = Object.values(company.social).filter((address) => address !== '')
  return {
    '@context': SCHEMA,
    '@type': 'TravelAgency',
    '@id': businessId(publicUrl),
    name: company.name,
    legalName: company.legalName,
    description: company.tagline,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icons/icon-512.png`,
    image: publicUrl + sharePath('brand'),
    telephone: company.phone,
    email: company.email,
    address: company.address,
    areaServed: [company.town, 'Bangkok'],
    ...(claims.since !== 'off' && { foundingDate: String(company.since) }),
    openingHours: `Mo-Su ${opens}-${closes}`,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  }
}

export function tripData(tour: PricedTour, publicUrl: string): object {
  const url = publicUrl + canonicalPath(tour)
  return {
    '@context': SCHEMA,
    '@type': 'TouristTrip',
    name: tour.title,
    description: tour.description,
    url,
    image: publicUrl + sharedPictureOfTour(tour).path,
    touristType: tour.targetAudience,
    // Without pickup and return, which are no sights; they come in the order of the day.
    itinerary: {
      '@type': 'ItemList',
      itemListElement: tour.itinerary
        .slice(1, -1)
        .map(({ activity: name }) => ({ '@type': 'ListItem', name })),
    },
    provider: { '@type': 'TravelAgency', '@id': businessId(publicUrl), name: company.name, url: publicUrl },
    offers: offersOf(tour).map((offer) => ({ '@type': 'Offer', ...offer, priceCurrency: 'THB', url })),
  }
}

/** A transfer at fixed prices, by class of vehicle. */
export function transferData({ title, description, path, prices }: TransferPage, publicUrl: string): object {
  const url = publicUrl + path
  return {
    '@context': SCHEMA,
    '@type': 'Service',
    serviceType: 'Private transfer',
    name: title,
    ...{ description, url },
    provider: { '@type': 'TravelAgency', '@id': businessId(publicUrl), name: company.name, url: publicUrl },
    offers: prices.map(({ vehicleClass, priceBaht }) => ({
      '@type': 'Offer',
      name: vehicleClasses[vehicleClass].name,
      price: priceBaht,
      priceCurrency: 'THB',
      url,
    })),
  }
}

type TransferPage = {
  title: string
  description: string
  path: string
  prices: readonly { vehicleClass: VehicleClass; priceBaht: number }[]
}

/** The taxi service with its lowest price for one way on each route. */
export function taxiServiceData({ title, description, path, routes }: TaxiServicePage, publicUrl: string) {
  const url = publicUrl + path
  return {
    '@context': SCHEMA,
    '@type': 'TaxiService',
    name: title,
    ...{ description, url },
    areaServed: [company.town, 'Bangkok'],
    provider: { '@type': 'TravelAgency', '@id': businessId(publicUrl), name: company.name, url: publicUrl },
    offers: routes.map(({ route, from, to, fromBaht }) => ({
      '@type': 'Offer',
      name: route,
      priceSpecification: { '@type': 'PriceSpecification', minPrice: fromBaht, priceCurrency: 'THB' },
      url: `${url}?${new URLSearchParams({ from, to })}`,
    })),
  }
}

type TaxiServicePage = {
  title: string
  description: string
  path: string
  routes: readonly { route: string; from: string; to: string; fromBaht: number }[]
}

export function articleData(post: PostSummary, publicUrl: string): object {
  const url = `${publicUrl}/blog/${post.id}`
  return {
    '@context': SCHEMA,
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    image: publicUrl + sharePath(post.image),
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    keywords: post.tags,
    author: { '@type': 'Organization', name: post.author, url: `${publicUrl}/` },
    publisher: { '@type': 'TravelAgency', '@id': businessId(publicUrl), name: company.name },
  }
}

/** The JSON-LD of the breadcrumbs; the last crumb is the page itself. */
export function breadcrumbData(crumbs: readonly Crumb[], path: string, publicUrl: string): object {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + to,
    })),
  }
}

function businessId(publicUrl: string): string {
  return `${publicUrl}/#business`
}

/** The price of each vehicle from each town; one offer when the price is the same for all. */
function offersOf({ title, prices }: PricedTour): { name: string; price: number }[] {
  if ('flat' in prices) return [{ name: title, price: prices.flat }]
  return originsOf(prices).flatMap((origin) =>
    vehiclesOffered(prices, origin).map((vehicleClass) => ({
      name: `${vehicleClasses[vehicleClass].name} from ${townNames[origin]}`,
      price: fareOf(prices, origin, vehicleClass) ?? 0,
    })),
  )
}
