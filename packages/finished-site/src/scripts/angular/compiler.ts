import type * as compiler from './compiler-exports.ts'

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

/** What is used of `@angular/compiler`. */
export type AngularCompiler = typeof compiler
