import { Component, type ErrorInfo, type ReactNode } from 'react';
import { UnexpectedError } from './unexpected-error.tsx';

interface ErrorBoundaryProps {
  /** A new value gives the content another try, for example the address. */
  resetKey?: string;
  children: ReactNode;
}

/** Keeps a failure of one page from taking the rest along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // eslint-disable-next-line no-console -- the only trace of a crash that a report can quote
    console.error(error, info.componentStack);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.error) this.setState({});
  }

  override render() {
    return this.state.error ? <UnexpectedError /> : this.props.children;
  }
}
