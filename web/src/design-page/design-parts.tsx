import { CalendarCheck, MapPin, Star, UtensilsCrossed } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Cover } from '../cards/cover.tsx';
import { CardActions, CardFrame, Fact, Facts, Pill, Steps } from '../cards/parts.tsx';
import { Dotted, PriceLevel, Rating } from '../cards/rating.tsx';
import { Stepper } from '../cards/stepper.tsx';
import { Button, IconButton } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { Tabs } from '../design/tabs.tsx';
import { Waiting } from '../design/waiting.tsx';

const looks = ['primary', 'secondary', 'chosen', 'quiet', 'danger'] as const;
const tones = ['info', 'success', 'warning', 'danger'] as const;
const noted = () => {};

/** Text on the ground it stands on, by what it is for (`design/style.css`). */
const colours = [
  ['canvas', 'bg-canvas text-ink'],
  ['surface', 'bg-surface text-ink'],
  ['raised', 'bg-raised text-ink'],
  ['muted', 'bg-surface text-muted'],
  ['accent', 'bg-accent text-on-accent'],
  ['accent soft', 'bg-accent-soft text-ink'],
  ['own', 'bg-own text-on-own'],
  ['danger', 'bg-danger-soft text-danger'],
  ['warning', 'bg-warning-soft text-warning'],
  ['caution', 'bg-caution-soft text-caution'],
  ['success', 'bg-success-soft text-success'],
  ['info', 'bg-info-soft text-info'],
] as const;

const sizes = [
  ['text-2xl font-semibold', 'Title of a page, 24'],
  ['text-xl font-semibold', 'Title of a part, 20'],
  ['text-base font-medium', 'Name in a card, 16'],
  ['text-base', 'Text, 16'],
  ['text-sm', 'Beside it, 14'],
  ['text-xs', 'Smallest, 12'],
] as const;

const elevations = [
  ['shadow-none border border-line', 'On the ground'],
  ['shadow-sm', 'Raised'],
  ['shadow-md', 'Over a map'],
  ['shadow-lg', 'Floating'],
] as const;

const kinds = ['restaurant', 'hotel', 'diving', 'spa', 'florist', 'other'];

/** All parts once. `frame` sets the names of its fields apart from those of the frames beside it. */
export function DesignParts({ frame }: { readonly frame: string }): ReactNode {
  return (
    <div className="flex flex-col gap-6">
      <Part title="Type">
        {sizes.map(([look, words]) => (
          <p key={words} className={look}>
            {words}
          </p>
        ))}
      </Part>
      <Part title="Colours">
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {colours.map(([name, look]) => (
            <span key={name} className={`rounded-lg border border-line px-3 py-2 text-sm ${look}`}>
              {name}
            </span>
          ))}
        </div>
      </Part>
      <Part title="Elevation">
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {elevations.map(([look, words]) => (
            <span key={words} className={`rounded-xl bg-surface p-3 text-sm ${look}`}>
              {words}
            </span>
          ))}
        </div>
      </Part>
      <Part title="Buttons">
        <div className="grid grid-cols-3 gap-2">
          {looks.map((look) => (
            <Fragment key={look}>
              <Button look={look}>{look}</Button>
              <Button look={look} busy>
                {look}, busy
              </Button>
              <Button look={look} disabled>
                {look}, off
              </Button>
            </Fragment>
          ))}
        </div>
        <div className="flex gap-2">
          <Button pressed>Chosen of several</Button>
          <Button pressed={false}>The other</Button>
          <IconButton label="Save">
            <Star aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Save, off" disabled>
            <Star aria-hidden className="size-5" />
          </IconButton>
        </div>
      </Part>
      <Part title="Fields">
        <Field label="Empty" name={`${frame}-empty`} placeholder="for example Lemon Yard" />
        <Field
          label="Filled, with a hint"
          name={`${frame}-filled`}
          defaultValue="Lemon Yard"
          hint="As people call it."
        />
        <Field label="Wrong" name={`${frame}-wrong`} defaultValue="25:70" problem="It is no time." />
        <Field label="Off" name={`${frame}-off`} defaultValue="Not to be changed" disabled />
        <div className="flex flex-wrap gap-3">
          <Stepper
            label="For how many"
            value={2}
            least={1}
            most={8}
            fewer="Fewer"
            more="More"
            onChange={noted}
          />
          <Stepper label="Least" value={1} least={1} most={8} fewer="Fewer" more="More" onChange={noted} />
        </div>
      </Part>
      <Part title="What is said">
        {tones.map((tone) => (
          // Silent here: nothing has happened.
          <div key={tone} aria-hidden>
            <Notice tone={tone}>A notice ({tone}) tells what happened, and what next.</Notice>
          </div>
        ))}
        <div aria-hidden>
          <Waiting label="Loading the bookings…" />
        </div>
      </Part>
      <Part title="Tabs">
        <Tabs
          label={`Tabs, ${frame}`}
          tabs={[
            { id: 'one', title: 'Page', children: <p>What people read</p> },
            { id: 'two', title: 'Booking', children: <p>What can be booked</p> },
            { id: 'three', title: 'Calendar', children: <p>What is taken</p> },
          ]}
        />
      </Part>
      <Part title="Card">
        <CardFrame
          Icon={UtensilsCrossed}
          cover={<Cover name="Lemon Yard" category="restaurant" look="wide" />}
          title="Lemon Yard"
          subtitle={
            <Dotted>
              {[
                <Rating key="rating" stars={4.6} />,
                <span key="kind">restaurant</span>,
                <PriceLevel key="price" tier={2} currency="EUR" />,
              ]}
            </Dotted>
          }
        >
          <Facts>
            <Fact Icon={MapPin}>1 Harbour Street, Kyrenia / Girne</Fact>
            <Fact Icon={CalendarCheck}>Open today 12:00–23:00</Fact>
          </Facts>
          <div className="flex gap-1.5 px-4 pb-3">
            <Pill>terrace</Pill>
            <Pill>meze</Pill>
          </div>
          <Steps names={['Placed', 'Accepted', 'Ready']} at={1} />
          <CardActions>
            <Button look="primary">Book</Button>
            <Button>Menu</Button>
          </CardActions>
        </CardFrame>
      </Part>
      <Part title="Covers">
        <div className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <Cover key={kind} name={kind} category={kind} look="small" />
          ))}
        </div>
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="flex flex-col gap-3">
      <h2 className="border-b border-line pb-1 text-sm font-medium text-muted">{title}</h2>
      {children}
    </div>
  );
}
