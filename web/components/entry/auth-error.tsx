/** The red box of the forms for signing in; it stays in the page so that what appears is announced. */
export const AuthError = ({ children }: { children: string | false | null | undefined }) => (
  <div role="alert" className={children ? 'rounded-lg bg-danger-wash px-4 py-3 font-medium text-danger' : 'sr-only'}>
    {children}
  </div>
)
