import type { AngularCompiler, OutputExpression } from './compiler.ts'

/** Code of the module itself, which a definition repeats as it is written. */
export interface SourceCode {
  code: string
}

/** What of Angular and of other modules a printed text names. */
export interface PrintedImports {
  /** The name that stands in the text for what a module exports. */
  nameOf: (specifier: string, name: string) => string
  /** The imports of all these names. */
  print: () => string
}

/** Collects what printed definitions import. Names of Angular's instructions stay; others get one that no module has. */
export function createPrintedImports(): PrintedImports {
  const names = new Map<string, Map<string, string>>()
  let count = 0
  return {
    nameOf(specifier, name) {
      const ofModule = names.get(specifier) ?? new Map<string, string>()
      names.set(specifier, ofModule)
      const local = ofModule.get(name) ?? (name.startsWith('ɵɵ') ? name : `ɵ${count++}_${name}`)
      ofModule.set(name, local)
      return local
    },
    print: () => [...names].map(([specifier, ofModule]) => printImport(specifier, [...ofModule])).join('')
  }
}

function printImport(specifier: string, names: readonly (readonly [string, string])[]): string {
  const list = names.map(([name, local]) => (name === local ? name : `${name} as ${local}`))
  return `import { ${list.join(', ')} } from '${specifier}'\n`
}

type Statements = InstanceType<AngularCompiler['ConstantPool']>['statements']

/** Prints what the compiler makes of a class. */
export interface DefinitionPrinter {
  printExpression: (expression: OutputExpression) => string
  printStatements: (statements: Statements) => string
}

/** Creates the printer of a module. Expressions of its own source, which the compiler wraps, are printed as their text. */
export function createDefinitionPrinter(
  { AbstractEmitterVisitor, EmitterVisitorContext, InvokeFunctionExpr, WrappedNodeExpr }: AngularCompiler,
  imports: PrintedImports
): DefinitionPrinter {
  type Context = InstanceType<typeof EmitterVisitorContext>
  type Emitter = InstanceType<typeof AbstractEmitterVisitor>
  type Visited<Method extends keyof Emitter> = Emitter[Method] extends (
    node: infer Node,
    ...rest: never
  ) => unknown
    ? Node
    : never

  class JavaScriptEmitter extends AbstractEmitterVisitor {
    override visitExternalExpr({ value }: Visited<'visitExternalExpr'>, context: Context): void {
      context.print(null, imports.nameOf(value.moduleName ?? '', value.name ?? ''))
    }

    override visitWrappedNodeExpr({ node }: Visited<'visitWrappedNodeExpr'>, context: Context): void {
      context.print(null, (node as SourceCode).code)
    }

    /** A function that is called at once, as a factory is, may be code of the module. */
    protected override shouldParenthesize(inner: OutputExpression, outer: OutputExpression): boolean {
      const isCalled = inner instanceof WrappedNodeExpr && outer instanceof InvokeFunctionExpr
      return isCalled || super.shouldParenthesize(inner, outer)
    }

    /** `@__PURE__`: without it, tree shaking keeps the definitions of unused components. */
    override visitInvokeFunctionExpr(node: Visited<'visitInvokeFunctionExpr'>, context: Context): void {
      if (node.pure) context.print(null, '/* @__PURE__ */ ')
      super.visitInvokeFunctionExpr(node, context)
    }
  }

  const emitter = new JavaScriptEmitter(false, false)
  const print = (write: (context: Context) => void): string => {
    const context = EmitterVisitorContext.createRoot()
    write(context)
    return context.toSource()
  }
  return {
    printExpression: (expression) => print((context) => expression.visitExpression(emitter, context)),
    printStatements: (statements) => print((context) => emitter.visitAllStatements(statements, context))
  }
}
