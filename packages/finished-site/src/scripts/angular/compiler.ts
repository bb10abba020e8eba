import type * as compiler from '@angular/compiler'

export type {
  ConstantPool,
  DirectiveMeta,
  Expression as OutputExpression,
  R3DirectiveMetadata,
  R3HostDirectiveMetadata,
  R3InputMetadata,
  R3QueryMetadata,
  R3Reference,
  R3TemplateDependency,
  TmplAstDeferredBlock,
  TmplAstNode
} from '@angular/compiler'

/** What is used of `@angular/compiler`: a bundler that is told these names leaves a fifth of it out. */
export type AngularCompiler = Pick<
  typeof compiler,
  | 'AbstractEmitterVisitor'
  | 'ChangeDetectionStrategy'
  | 'ClassPropertyMapping'
  | 'ConstantPool'
  | 'CssSelector'
  | 'DomElementSchemaRegistry'
  | 'EmitterVisitorContext'
  | 'ExternalExpr'
  | 'ExternalReference'
  | 'FactoryTarget'
  | 'InvokeFunctionExpr'
  | 'LEGACY_OPTIONAL_CHAINING_DEFAULT'
  | 'MatchSource'
  | 'R3TargetBinder'
  | 'R3TemplateDependencyKind'
  | 'SelectorMatcher'
  | 'ViewEncapsulation'
  | 'WrappedNodeExpr'
  | 'compileComponentFromMetadata'
  | 'compileDeferResolverFunction'
  | 'compileDirectiveFromMetadata'
  | 'compileFactoryFunction'
  | 'compileInjectable'
  | 'compilePipeFromMetadata'
  | 'compileService'
  | 'createMayBeForwardRefExpression'
  | 'literal'
  | 'makeBindingParser'
  | 'parseHostBindings'
  | 'parseTemplate'
  | 'r3JitTypeSourceSpan'
  | 'verifyHostBindings'
>
