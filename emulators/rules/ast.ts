import type { RulesMethod, RulesValue } from './contract.ts';
import type { SourceSpan } from './syntax-error.ts';

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%' | 'in';

type ExpressionNode =
  | { readonly type: 'literal'; readonly value: RulesValue }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'list'; readonly items: readonly Expression[] }
  | { readonly type: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
  | { readonly type: 'path'; readonly segments: readonly (string | Expression)[] }
  | { readonly type: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression }
  | {
      readonly type: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly type: 'logical';
      readonly operator: '&&' | '||';
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly type: 'is'; readonly value: Expression; readonly typeName: string }
  | {
      readonly type: 'ternary';
      readonly condition: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
    }
  | { readonly type: 'member'; readonly object: Expression; readonly name: string }
  | { readonly type: 'index'; readonly object: Expression; readonly index: Expression }
  | {
      readonly type: 'slice';
      readonly object: Expression;
      readonly start: Expression | undefined;
      readonly end: Expression | undefined;
    }
  | { readonly type: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly type: 'method';
      readonly object: Expression;
      readonly name: string;
      readonly nameSpan: SourceSpan;
      readonly args: readonly Expression[];
    };

export type Expression = ExpressionNode & { readonly span: SourceSpan };

/** A name where it is declared. */
export interface DeclaredName {
  readonly name: string;
  readonly span: SourceSpan;
}

export interface FunctionDeclaration {
  readonly name: string;
  readonly nameSpan: SourceSpan;
  readonly parameters: readonly DeclaredName[];
  readonly lets: readonly (DeclaredName & { readonly value: Expression })[];
  readonly body: Expression;
  readonly span: SourceSpan;
}

/** One segment of a match path: a literal, `{name}` or `{name=**}`. */
export type PatternSegment =
  | { readonly type: 'literal'; readonly text: string }
  | ({ readonly type: 'wildcard' } & DeclaredName)
  | ({ readonly type: 'recursive-wildcard' } & DeclaredName);

export interface AllowStatement {
  readonly methods: ReadonlySet<RulesMethod>;
  /** Names of methods that do not exist; they allow nothing. */
  readonly unknownMethods: readonly DeclaredName[];
  /** Undefined when the statement has no `if` and always allows. */
  readonly condition: Expression | undefined;
  readonly span: SourceSpan;
}

export interface MatchBlock {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly AllowStatement[];
  readonly matches: readonly MatchBlock[];
  readonly functions: readonly FunctionDeclaration[];
  readonly span: SourceSpan;
}

export interface ServiceBlock extends DeclaredName {
  readonly matches: readonly MatchBlock[];
  readonly functions: readonly FunctionDeclaration[];
}

export interface RulesFile {
  readonly version: 1 | 2;
  readonly services: readonly ServiceBlock[];
  readonly functions: readonly FunctionDeclaration[];
}
