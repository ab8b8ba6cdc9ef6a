/** The client of a request: its IP address and cookies. */
export type Caller = {
  /** The client's IP address, which rate limits count. */
  address: string
  /** The request's `Cookie` header, empty when there is none. */
  cookies: string
}

/** A signed-in browser, as the database knows it at this moment. */
export type Session = {
  id: string
  userId: string
  email: string
  signedInAt: Date
  /** When the password was last entered. */
  authenticatedAt: Date
  /** Signing in asks for a code after the password. */
  hasSecondFactor: boolean
}

export type Credentials = { email: string; password: string }

/** Why the account library refused a request. */
export type AccountProblem = {
  ok: false
  reason:
    | 'wrong-credentials'
    | 'unconfirmed'
    | 'taken'
    | 'password-guessed'
    | 'link-invalid'
    | 'wrong-password'
    | 'wrong-code'
    | 'step-expired'
    | 'too-many'
    | 'busy'
    | 'refused'
  /** The message of the account library. */
  message: string
}

/** `cookies` are whole `Set-Cookie` lines for the visitor's browser. */
export type AccountAnswer = { ok: true; cookies: string[] } | AccountProblem

/** With `needsCode` there is no session yet: the cookies let this browser enter the code. */
export type SignInAnswer = { ok: true; cookies: string[]; needsCode: boolean } | AccountProblem

/**
 * Accounts and sessions, kept in the site's own database. Every call that tries a password or asks for an email is
 * counted against the caller's address, for all instances together. Addresses are compared in lower case.
 *
 * Every method throws {@link Unavailable} when the database does not answer.
 */
export type Accounts = {
  /**
   * Makes an account. With confirmation by email the answer holds no cookies and an email with a link is queued
   * together with the account; without it the visitor is signed in. `taken` when the address has an account.
   */
  signUp(caller: Caller, credentials: Credentials): Promise<AccountAnswer>
  /** Signs in. `unconfirmed` only with the right password; a new email with the link is queued then. */
  signIn(caller: Caller, credentials: Credentials): Promise<SignInAnswer>
  /**
   * The second step: signs in with a code of the app, or with a backup code, which works once. `step-expired` when the
   * first one was too long ago.
   */
  finishSignIn(caller: Caller, code: string): Promise<AccountAnswer>
  /** Makes the session fresh, or answers `wrong-password`. */
  confirmPassword(caller: Caller, password: string): Promise<AccountAnswer>
  /** Ends every session of the caller's user, on all devices. Without a session there is nothing to end. */
  signOutEverywhere(caller: Caller): Promise<AccountAnswer>
  /** Queues an email with a link to a new password, if the address has an account; the answer does not say. */
  requestPasswordReset(caller: Caller, email: string): Promise<AccountAnswer>
  /**
   * Sets a new password with the token of a link in an email, to a new password or to confirm the address. It works
   * once, ends all sessions of that user and every other link, and confirms the address, because it came by mail.
   */
  resetPassword(caller: Caller, request: { token: string; password: string }): Promise<AccountAnswer>
  /**
   * Confirms the address with the token of a confirmation link and the password of the sign-up, and ends all sessions
   * of that user and every link. A wrong password counts as a try to sign in and leaves the link as it was.
   */
  confirmEmail(caller: Caller, request: { token: string; password: string }): Promise<AccountAnswer>
  /** Begins to set up the second step: `uri` holds the secret for an app. Signing in asks for no code yet. */
  beginSecondFactor(caller: Caller, password: string): Promise<{ ok: true; uri: string } | AccountProblem>
  /** From now on signing in asks for a code, when this one from the app is right. Gives the backup codes, once. */
  confirmSecondFactor(
    caller: Caller,
    code: string,
  ): Promise<{ ok: true; cookies: string[]; backupCodes: string[] } | AccountProblem>
  /** Makes new backup codes; the old ones end. */
  renewBackupCodes(
    caller: Caller,
    password: string,
  ): Promise<{ ok: true; backupCodes: string[] } | AccountProblem>
  endSecondFactor(caller: Caller, password: string): Promise<AccountAnswer>
  /** The caller's session, read from the database; `undefined` when there is none or it has ended. */
  findSession(caller: Caller): Promise<Session | undefined>
  /** Answers a request to an address under `/api/auth`. */
  handle(request: Request, callerAddress: string): Promise<Response>
}
