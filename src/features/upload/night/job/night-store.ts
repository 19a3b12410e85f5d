import { create } from 'zustand';
import { nextNight, type NightEvent } from './next-night.ts';
import { initialNight, type NightRide, type NightState } from './night-state.ts';

/** Module state: publishing goes on while other pages are open. */
export const useNightStore = create<NightState>()(() => initialNight);

export function dispatchNight(event: NightEvent): void {
  useNightStore.setState((night) => nextNight(night, event), true);
}

export const getRide = (id: string): NightRide | undefined =>
  useNightStore.getState().rides.find((ride) => ride.id === id);
