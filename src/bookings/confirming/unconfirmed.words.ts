/** A request binds nobody before our answer. Wherever cancelling one is mentioned, in these words. */
export const freeUntilConfirmed = 'Free cancellation until we confirm'

/** The same as a sentence: for terms, questions, the pass of a request and the page that cancels it. */
export const unconfirmedSentence = `${freeUntilConfirmed}, and nothing is due until then.`
