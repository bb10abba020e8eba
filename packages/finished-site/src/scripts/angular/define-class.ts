import { dependenciesOf, unreadable } from './class-metadata.ts'
import type { OutputExpression } from './compiler.ts'
import { factoryOf, type Definition, type DefinitionContext } from './definition.ts'
import type { AngularClass } from './read-class.ts'

/** Compiles a class that is no component. */
export function defineClass(context: DefinitionContext, angularClass: AngularClass): Definition[] {
  const { decorator } = angularClass
  if (decorator === 'Component') throw new Error('A component is compiled with its template.')
  return [factoryOf(context, angularClass, decorator), definers[decorator](context, angularClass)]
}

const definers = {
  Directive: defineDirective,
  Injectable: defineInjectable,
  Pipe: definePipe,
  Service: defineService
} as const

function defineDirective(
  { compiler, reader, pool }: DefinitionContext,
  angularClass: AngularClass
): Definition {
  const directive = reader.readDirective(angularClass)
  const { expression } = compiler.compileDirectiveFromMetadata(directive, pool, compiler.makeBindingParser())
  return { field: 'ɵdir', expression }
}

function definePipe({ compiler, reader }: DefinitionContext, angularClass: AngularClass): Definition {
  const { name } = angularClass
  const pipeName = reader.valueOf(angularClass, 'name')
  if (typeof pipeName !== 'string') throw unreadable(angularClass, 'name')
  const { expression } = compiler.compilePipeFromMetadata({
    name,
    type: reader.typeOf(name),
    typeArgumentCount: 0,
    pipeName,
    deps: dependenciesOf(angularClass),
    pure: reader.valueOf(angularClass, 'pure') !== false,
    isStandalone: true
  })
  return { field: 'ɵpipe', expression }
}

function defineService({ compiler, reader }: DefinitionContext, angularClass: AngularClass): Definition {
  const { name } = angularClass
  const factory = reader.codeOf(angularClass, 'factory')
  const { expression } = compiler.compileService(
    {
      name,
      type: reader.typeOf(name),
      typeArgumentCount: 0,
      autoProvided: reader.valueOf(angularClass, 'autoProvided') !== false,
      ...(factory === null ? {} : { factory })
    },
    false
  )
  return { field: 'ɵprov', expression }
}

function defineInjectable({ compiler, reader }: DefinitionContext, angularClass: AngularClass): Definition {
  const { name } = angularClass
  const direct = (code: OutputExpression) => compiler.createMayBeForwardRefExpression(code, 0)
  const optional = (option: 'useClass' | 'useExisting' | 'useValue') => {
    const code = reader.codeOf(angularClass, option)
    return code === null ? {} : { [option]: direct(code) }
  }
  const useFactory = reader.codeOf(angularClass, 'useFactory')
  const { expression } = compiler.compileInjectable(
    {
      name,
      type: reader.typeOf(name),
      typeArgumentCount: 0,
      providedIn: direct(reader.codeOf(angularClass, 'providedIn') ?? compiler.literal(null)),
      ...optional('useClass'),
      ...optional('useExisting'),
      ...optional('useValue'),
      ...(useFactory === null ? {} : { useFactory })
    },
    false
  )
  return { field: 'ɵprov', expression }
}
