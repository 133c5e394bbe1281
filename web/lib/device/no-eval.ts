// zod tries whether code may be compiled at run time; our policy refuses that, and the browser reports it every time.
// zod reads this when it is loaded, so it stands before everything else, and zod itself is not needed for it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
