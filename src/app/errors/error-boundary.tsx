import { Component, type ErrorInfo, type ReactNode } from 'react';
import { UnexpectedError } from './unexpected-error.tsx';

interface Props {
  /** A new value gives the content another try, for example the address. */
  resetOn?: string;
  children: ReactNode;
}

/** Keeps a failure of one page from taking the rest along. */
export class ErrorBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // eslint-disable-next-line no-console -- the only trace of a crash that a report can quote
    console.error(error, info.componentStack);
  }

  override componentDidUpdate(before: Props) {
    if (before.resetOn !== this.props.resetOn && this.state.error) this.setState({});
  }

  override render() {
    return this.state.error ? <UnexpectedError /> : this.props.children;
  }
}
