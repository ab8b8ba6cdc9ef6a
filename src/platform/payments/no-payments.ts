import { InvalidSignature, type PaymentProvider, PaymentRefused } from './contract.ts'

/** A site without a payment provider: nothing can be paid through it, and nothing was. */
export function createNoPayments(): PaymentProvider {
  const refuse = async () => {
    throw new PaymentRefused('no payment provider is connected')
  }
  return {
    name: 'none',
    checkoutOrigins: [],
    live: false,
    openCheckout: refuse,
    findCheckout: async () => undefined,
    expireCheckout: async () => {},
    captureCheckout: refuse,
    releaseCheckout: async () => {},
    listReversals: async () => [],
    refund: refuse,
    async readWebhook() {
      throw new InvalidSignature('no payment provider is connected')
    },
  }
}
