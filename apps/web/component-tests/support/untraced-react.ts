// React's development build records a stack for each element by `console.createTask`, for the call stacks of developer
// tools. With the protocol of the browser attached that takes an eighth of the processor time of all component tests, and
// no test reads it. This has to be evaluated before React is.
Reflect.deleteProperty(console, 'createTask')
