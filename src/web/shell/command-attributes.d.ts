import 'react'

/** Buttons that open a dialog without scripts; React's types do not know them yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    /** The id of the dialog. */
    commandfor?: string
  }
}
