import type { Plugin } from 'vite'

type Change = { from: RegExp; to: string; least: number }

/**
 * What react-router carries for its framework and for its data routers, which the website does not use: each link would
 * watch for reasons to fetch ahead, and a form, its fetchers and their errors would come with the first visit. Each
 * change leaves what BrowserRouter does as it is, and is looked for, so that another version of the package cannot
 * lose one in silence.
 */
const inRouter: readonly Change[] = [
  // What is written on something afterwards keeps it alive, though nobody uses it.
  { from: /^\w+\.displayName = "[^"]*";$/gm, to: '', least: 12 },
  { from: /^RenderErrorBoundary\.contextType = \w+;$/gm, to: '', least: 1 },
  {
    from: /^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm,
    to: 'var $1 = /* @__PURE__ */ $2',
    least: 10,
  },
  {
    from: /\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g,
    to: '] = [false, null, {}]',
    least: 1,
  },
  { from: /useViewTransitionState\(path\) && viewTransition === true/g, to: 'false', least: 1 },
  { from: /shouldPrefetch && !isAbsolute \? .*: link;$/gm, to: 'link;', least: 1 },
  { from: /isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/g, to: 'useNavigateUnstable()', least: 1 },
  {
    from: /function _renderMatches\(matches, parentMatches = \[\], dataRouterOpts\) \{/g,
    to: 'function _renderMatches(matches, parentMatches = []) {\n  const dataRouterOpts = undefined;',
    least: 1,
  },
  { from: /let dataRouterState = dataRouterOpts\?\.state;/g, to: 'const dataRouterState = undefined;', least: 1 },
]

/** The code of the router without what no page of ours runs; as it is, if it is another part of the package. */
const lean = (code: string): string =>
  code.includes('function _renderMatches(') ? inRouter.reduce(changed, code) : code

function changed(code: string, { from, to, least }: Change): string {
  const found = code.match(from)?.length ?? 0
  if (found < least) throw new Error(`react-router has changed: ${from} is there ${found} times, not ${least}`)
  return code.replace(from, to)
}

export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/ },
    handler: (code) => ({ code: lean(code), map: null }),
  },
}
