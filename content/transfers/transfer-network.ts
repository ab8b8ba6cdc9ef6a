import type { TransferNetwork } from '#catalogue/transfers/transfer-network.rules.ts'
import { roads } from './roads.ts'
import { transferPlaces } from './transfer-places.ts'
import { transferPrices } from './transfer-prices.ts'

/** The places, roads and prices of this operator. */
export const transferNetwork: TransferNetwork = { places: transferPlaces, roads, prices: transferPrices }
