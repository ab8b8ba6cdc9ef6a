import { data } from 'react-router'
import { keptFormIn } from '../frame/kept-form-in.ts'

/** The answer when the session has ended, or the account could not be looked up, while the form was filled in. */
export type SignedOut = { signedOut: true }

/** With scripts the form stays as it is, with what was typed since it was sent. */
export async function orSignedOut<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction()
  } catch (error) {
    if (!keptFormIn(error)) throw error
    const answer: SignedOut = { signedOut: true }
    return data(answer, { status: 401 })
  }
}
