import { dirname, join } from '@sitewright/project'
import { unreadable } from './class-metadata.ts'
import type { OutputExpression, R3TemplateDependency, TmplAstDeferredBlock } from './compiler.ts'
import { findScope, type ComponentScope } from './component-scope.ts'
import { factoryOf, type Definition, type DefinitionContext, type ProjectReader } from './definition.ts'
import type { SourceCode } from './print-definitions.ts'
import { problemOf, type AngularClass } from './read-class.ts'
import type { ClassReference } from './static-value.ts'
import { nameOfKey, spanOf, withoutTypes } from './syntax.ts'

/** A component whose template is parsed, with what of its imports that uses. */
export interface ParsedComponent {
  angularClass: AngularClass
  template: ReturnType<DefinitionContext['compiler']['parseTemplate']>
  scope: ComponentScope
}

/** Parses the template of a component, and finds what it draws. */
export function parseComponent(project: ProjectReader, angularClass: AngularClass): ParsedComponent {
  const { compiler, graph, reader } = project
  const { module, name } = angularClass
  const { path, text } = readTemplateOf(project, angularClass)
  const template = compiler.parseTemplate(text, path, {
    preserveWhitespaces: reader.valueOf(angularClass, 'preserveWhitespaces') === true,
    enableI18nLegacyMessageIdFormat: false
  })
  const [error] = template.errors ?? []
  if (error !== undefined) throw new Error(`${path}: ${error.msg}`)
  if (template.styles.length > 0 || template.styleUrls.length > 0)
    throw problemOf(module, name, 'has styles in its template, which are not compiled')
  return { angularClass, template, scope: findScope(compiler, graph, angularClass, template.nodes) }
}

function readTemplateOf(
  { reader, readTemplate }: ProjectReader,
  angularClass: AngularClass
): { path: string; text: string } {
  const { module, name } = angularClass
  const address = reader.valueOf(angularClass, 'templateUrl')
  const path = typeof address === 'string' ? join(dirname(module.path), address) : module.path
  const text =
    path === undefined || path === module.path ? reader.valueOf(angularClass, 'template') : readTemplate(path)
  if (path === undefined || typeof text !== 'string')
    throw problemOf(module, name, 'has no template that can be read')
  return { path, text }
}

/** Compiles a component: how it is created, and what it draws. */
export function defineComponent(context: DefinitionContext, component: ParsedComponent): Definition[] {
  const { compiler, reader, pool } = context
  const { angularClass, template, scope } = component
  const directive = reader.readDirective(angularClass)
  const { expression } = compiler.compileComponentFromMetadata(
    {
      ...directive,
      selector:
        directive.selector ?? new compiler.DomElementSchemaRegistry().getDefaultComponentElementName(),
      template,
      declarations: scope.eager.map((reference) => declarationOf(context, angularClass, reference)),
      // What is declared below is not there yet: it is listed by a function.
      declarationListEmitMode: scope.eager.some((each) => isDeclaredBelow(angularClass, each)) ? 1 : 0,
      defer: { mode: 0, blocks: deferredBlocks(context, component) },
      styles: [],
      encapsulation: enumValue(angularClass, 'encapsulation', compiler.ViewEncapsulation) ?? 0,
      changeDetection: enumValue(angularClass, 'changeDetection', compiler.ChangeDetectionStrategy) ?? null,
      animations: null,
      viewProviders: reader.codeOf(angularClass, 'viewProviders'),
      relativeContextFilePath: angularClass.module.path,
      relativeTemplatePath: null,
      i18nUseExternalIds: true,
      hasDirectiveDependencies: scope.hasDirectives,
      foreignImports: null
    },
    pool,
    compiler.makeBindingParser()
  )
  return [factoryOf(context, angularClass, 'Component'), { field: 'ɵcmp', expression }]
}

/** The value of a member of an enum of Angular, as `ChangeDetectionStrategy.OnPush`. */
function enumValue<Member extends number>(
  angularClass: AngularClass,
  option: string,
  members: Readonly<Record<string, Member | string>>
): Member | undefined {
  const written = angularClass.options.get(option)
  if (written === undefined) return undefined
  const node = withoutTypes(written)
  const name = node.type === 'MemberExpression' ? nameOfKey(node.property) : undefined
  const member = name === undefined ? undefined : members[name]
  if (typeof member !== 'number') throw unreadable(angularClass, option)
  return member
}

function declarationOf(
  context: DefinitionContext,
  user: AngularClass,
  reference: ClassReference
): R3TemplateDependency {
  const kind = context.compiler.R3TemplateDependencyKind.Directive
  return { kind, type: expressionOf(context, user, reference) }
}

/** A class by its name in the module of a component; where it has none there, it is imported from where it is declared. */
function expressionOf(
  { compiler }: DefinitionContext,
  user: AngularClass,
  { declaration, module, name }: ClassReference
): OutputExpression {
  if (module === user.module) return new compiler.WrappedNodeExpr<SourceCode>({ code: name })
  const specifier =
    declaration.kind === 'package'
      ? declaration.specifier
      : relativePath(user.module.path, declaration.module.path)
  return new compiler.ExternalExpr(new compiler.ExternalReference(specifier, declaration.name))
}

function relativePath(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1)
  const target = to.split('/')
  const differs = folders.findIndex((folder, index) => folder !== target[index])
  const shared = differs === -1 ? folders.length : differs
  const up = folders.slice(shared).map(() => '..')
  return [...(up.length > 0 ? up : ['.']), ...target.slice(shared)].join('/')
}

function isDeclaredBelow(
  { module, node }: AngularClass,
  { declaration, isForward }: ClassReference
): boolean {
  const isHere = declaration.kind === 'class' && declaration.module === module
  return isForward || (isHere && spanOf(declaration.node).start > spanOf(node).start)
}

/** The functions that load what each `@defer` block draws; null where it draws nothing that has to be loaded. */
function deferredBlocks(
  context: DefinitionContext,
  { angularClass, scope }: ParsedComponent
): Map<TmplAstDeferredBlock, OutputExpression | null> {
  const { compiler, deferrableImports } = context
  const toDependency = (reference: ClassReference) => {
    const imported =
      reference.module === angularClass.module ? reference.module.imports.get(reference.name) : undefined
    const isDeferrable = imported !== undefined && deferrableImports.has(imported.statement)
    return {
      typeReference: expressionOf(context, angularClass, reference),
      symbolName: reference.declaration.name,
      isDeferrable,
      importPath: isDeferrable ? imported.specifier : null,
      isDefaultImport: isDeferrable && imported.name === 'default'
    }
  }
  return new Map(
    [...scope.deferred].map(([block, references]) => [
      block,
      references.length === 0
        ? null
        : compiler.compileDeferResolverFunction({ mode: 0, dependencies: references.map(toDependency) })
    ])
  )
}
