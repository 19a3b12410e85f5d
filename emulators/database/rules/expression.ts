import type { RE2JS } from 're2js';

/** The parsed form of a rule. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'regex'; readonly regex: RE2JS }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'variable'; readonly name: string; readonly offset: number }
  | {
      readonly kind: 'member';
      readonly object: Expression;
      readonly name: Expression;
      readonly offset: number;
    }
  | {
      readonly kind: 'call';
      readonly object: Expression;
      readonly method: string;
      readonly args: readonly Expression[];
      readonly offset: number;
    }
  | { readonly kind: 'not' | 'negate'; readonly operand: Expression }
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'ternary';
      readonly condition: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
    };

export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';
