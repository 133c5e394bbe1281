import { createContext, type ReactNode, useContext } from 'react'

const LookContext = createContext(false)

/** The pages of somebody who only looks: the server refuses every change, so none is offered. */
export const LookOnly = LookContext.Provider

export const useMayAct = (): boolean => !useContext(LookContext)

/** What changes something; nothing of it is there in a look. */
export const Acts = ({ children }: { children: ReactNode }) => useMayAct() && children

/** Fields and buttons that stay in sight in a look, and do nothing there. */
export const Held = ({ children }: { children: ReactNode }) =>
  useMayAct() ? (
    children
  ) : (
    <fieldset disabled className="contents">
      {children}
    </fieldset>
  )
