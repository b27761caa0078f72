--
-- PostgreSQL database dump
--


-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: book_transfer(); Type: FUNCTION; Schema: public; Owner: burin_owner
--

CREATE FUNCTION public.book_transfer() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
  held_by_draw bigint;
begin
  update credit_balance as b set
    available = b.available + gain_of('available', new.from_place, new.to_place, new.amount),
    held = b.held + gain_of('held', new.from_place, new.to_place, new.amount),
    next_expiry_at = least(b.next_expiry_at, new.expires_at),
    version = b.version + 1,
    last_transfer = new.id,
    last_hash = new.hash
  where b.account_id = new.account_id and new.hash = transfer_hash(b.last_hash, new);
  if not found then
    raise exception 'the totals of % do not agree with this %', new.account_id, new.kind using errcode = 'restrict_violation';
  end if;
  if new.month is not null then
    update usage_month as m set
      units = m.units + gain_of('usage', new.from_place, new.to_place, new.amount),
      held = m.held + gain_of('usage-held', new.from_place, new.to_place, new.amount)
    where m.account_id = new.account_id and m.month = new.month;
    if not found then
      raise exception '% has no month %', new.account_id, new.month using errcode = 'restrict_violation';
    end if;
  end if;
  if new.kind in ('reserve', 'usage-reserve') then
    -- One that never ends is as good as none, which the table refuses.
    insert into credit_hold (id, account_id, key_id, amount, month, deadline)
    values (new.ref, new.account_id, new.key_id, new.amount, new.month, nullif(new.deadline, 'infinity'));
  elsif new.kind in ('capture', 'release', 'usage-capture', 'usage-release') and pg_trigger_depth() = 1 then
    delete from credit_hold as h
    where h.id = new.ref and h.account_id = new.account_id and h.amount >= new.amount
      and h.month is not distinct from new.month and h.key_id is not distinct from new.key_id
    returning h.amount into held_by_draw;
    if not found then
      raise exception 'the % of % has no hold like it', new.kind, new.ref using errcode = 'restrict_violation';
    end if;
    if held_by_draw > new.amount then
      insert into credit_transfer (account_id, kind, from_place, to_place, amount, ref, key_id, at, note, month)
      values (new.account_id, case when new.month is null then 'release' else 'usage-release' end, new.from_place,
        case when new.month is null then 'available' else 'metered' end, held_by_draw - new.amount, new.ref, new.key_id,
        new.at, new.note, new.month);
    end if;
  end if;
  return null;
end
$$;


ALTER FUNCTION public.book_transfer() OWNER TO burin_owner;

--
-- Name: chain_transfer(); Type: FUNCTION; Schema: public; Owner: burin_owner
--

CREATE FUNCTION public.chain_transfer() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public', 'pg_temp'
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
  previous bytea;
begin
  if new.month is not null then
    -- Months are locked before totals, wherever both are.
    perform from usage_month as m where m.account_id = new.account_id and m.month = new.month for no key update;
  end if;
  loop
    -- The id was taken before the lock; where there was no row yet, the first look has lost it.
    select case when new.id > coalesce(b.last_transfer, 0) then new.id else nextval('credit_transfer_id_seq') end,
      case when new.month is null then b.available + gain_of('available', new.from_place, new.to_place, new.amount) end,
      case when new.month is null then b.held + gain_of('held', new.from_place, new.to_place, new.amount) end,
      b.last_hash
    into new.id, new.available_after, new.held_after, previous
    from credit_balance as b where b.account_id = new.account_id for no key update;
    exit when found;
    insert into credit_balance (account_id) values (new.account_id) on conflict do nothing;
  end loop;
  new.hash := transfer_hash(previous, new);
  return new;
end
$$;


ALTER FUNCTION public.chain_transfer() OWNER TO burin_owner;

--
-- Name: gain_of(text, text, text, bigint); Type: FUNCTION; Schema: public; Owner: burin_owner
--

CREATE FUNCTION public.gain_of(place text, from_place text, to_place text, amount bigint) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    AS $$
  select case place when to_place then amount when from_place then -amount else 0 end
$$;


ALTER FUNCTION public.gain_of(place text, from_place text, to_place text, amount bigint) OWNER TO burin_owner;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: credit_transfer; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.credit_transfer (
    id bigint NOT NULL,
    account_id text NOT NULL,
    kind text NOT NULL,
    from_place text NOT NULL,
    to_place text NOT NULL,
    amount bigint NOT NULL,
    ref text NOT NULL,
    key_id text,
    at timestamp with time zone NOT NULL,
    note text,
    expires_at timestamp with time zone,
    month date,
    available_after bigint,
    held_after bigint,
    deadline timestamp with time zone,
    hash bytea NOT NULL
);


ALTER TABLE public.credit_transfer OWNER TO burin_owner;

--
-- Name: is_sound(public.credit_transfer); Type: FUNCTION; Schema: public; Owner: burin_owner
--

CREATE FUNCTION public.is_sound(entry public.credit_transfer) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE
    AS $$
begin
  return entry.amount > 0
    and entry.kind || ' ' || entry.from_place || ' ' || entry.to_place in (
      'grant granted available',
      'purchase sold available',
      'reserve available held',
      'capture held spent',
      'release held available',
      'refund available refunded',
      'expire available expired',
      'usage-reserve metered usage-held',
      'usage-capture usage-held usage',
      'usage-release usage-held metered'
    )
    and (entry.month is not null) = starts_with(entry.kind, 'usage-')
    and (entry.available_after is null) = (entry.month is not null)
    and (entry.held_after is null) = (entry.month is not null)
    and (entry.available_after is null or entry.available_after >= 0)
    and (entry.held_after is null or entry.held_after >= 0)
    and (entry.expires_at is null or entry.kind in ('grant', 'purchase'))
    and (entry.deadline is null or entry.kind in ('reserve', 'usage-reserve'))
    and length(entry.hash) = 32;
end
$$;


ALTER FUNCTION public.is_sound(entry public.credit_transfer) OWNER TO burin_owner;

--
-- Name: refuse_account_change(); Type: FUNCTION; Schema: public; Owner: burin_owner
--

CREATE FUNCTION public.refuse_account_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the account % keeps its address until it is deleted, and stays deleted: update refused', old.id
    using errcode = 'restrict_violation';
end
$$;


ALTER FUNCTION public.refuse_account_change() OWNER TO burin_owner;

--
-- Name: refuse_change(); Type: FUNCTION; Schema: public; Owner: burin_owner
--

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% follows from the transfers: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;


ALTER FUNCTION public.refuse_change() OWNER TO burin_owner;

--
-- Name: refuse_forgetting(); Type: FUNCTION; Schema: public; Owner: burin_owner
--

CREATE FUNCTION public.refuse_forgetting() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the purchase % was paid: % refused', old.id, lower(tg_op) using errcode = 'restrict_violation';
end
$$;


ALTER FUNCTION public.refuse_forgetting() OWNER TO burin_owner;

--
-- Name: refuse_ledger_change(); Type: FUNCTION; Schema: public; Owner: burin_owner
--

CREATE FUNCTION public.refuse_ledger_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'credit_transfer is only ever added to: % refused', lower(tg_op) using errcode = 'restrict_violation';
end
$$;


ALTER FUNCTION public.refuse_ledger_change() OWNER TO burin_owner;

--
-- Name: transfer_hash(bytea, public.credit_transfer); Type: FUNCTION; Schema: public; Owner: burin_owner
--

CREATE FUNCTION public.transfer_hash(previous bytea, entry public.credit_transfer) RETURNS bytea
    LANGUAGE plpgsql IMMUTABLE
    AS $$
begin
  return sha256(coalesce(previous, '') || convert_to(row(
    entry.id, entry.account_id, entry.kind, entry.from_place, entry.to_place, entry.amount, entry.ref, entry.key_id,
    timestamptz_send(entry.at), entry.note, timestamptz_send(entry.expires_at), timestamptz_send(entry.deadline),
    date_send(entry.month), entry.available_after, entry.held_after
  )::text, 'UTF8'));
end
$$;


ALTER FUNCTION public.transfer_hash(previous bytea, entry public.credit_transfer) OWNER TO burin_owner;

--
-- Name: account; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.account (
    id text NOT NULL,
    email text,
    created_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT account_check CHECK (((email IS NULL) = (deleted_at IS NOT NULL)))
);


ALTER TABLE public.account OWNER TO burin_owner;

--
-- Name: blob; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.blob (
    account_id text NOT NULL,
    sha256 bytea NOT NULL,
    coding text NOT NULL COLLATE pg_catalog."C",
    object text NOT NULL,
    start integer NOT NULL,
    length integer NOT NULL,
    touched_at timestamp with time zone NOT NULL,
    packing text DEFAULT 'none'::text NOT NULL,
    CONSTRAINT blob_coding_check CHECK ((coding = ANY (ARRAY['identity'::text, 'gzip'::text, 'br'::text]))),
    CONSTRAINT blob_packing_check CHECK ((packing = ANY (ARRAY['none'::text, 'quick'::text, 'thorough'::text])))
);


ALTER TABLE public.blob OWNER TO burin_owner;

--
-- Name: blob_piece; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.blob_piece (
    account_id text NOT NULL,
    sha256 bytea NOT NULL,
    begins integer NOT NULL,
    object text NOT NULL,
    start integer NOT NULL,
    length integer NOT NULL,
    size integer NOT NULL,
    made_at timestamp with time zone NOT NULL
);


ALTER TABLE public.blob_piece OWNER TO burin_owner;

--
-- Name: burin_migration; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.burin_migration (
    version integer NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);


ALTER TABLE public.burin_migration OWNER TO burin_owner;

--
-- Name: burin_privilege; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.burin_privilege (
    role text NOT NULL,
    digest text NOT NULL
);


ALTER TABLE public.burin_privilege OWNER TO burin_owner;

--
-- Name: credit_balance; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.credit_balance (
    account_id text NOT NULL,
    available bigint DEFAULT 0 NOT NULL,
    held bigint DEFAULT 0 NOT NULL,
    next_expiry_at timestamp with time zone,
    version bigint DEFAULT 0 NOT NULL,
    last_transfer bigint,
    last_hash bytea,
    CONSTRAINT credit_balance_available_check CHECK ((available >= 0)),
    CONSTRAINT credit_balance_held_check CHECK ((held >= 0))
)
WITH (fillfactor='50');


ALTER TABLE public.credit_balance OWNER TO burin_owner;

--
-- Name: credit_hold; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.credit_hold (
    id text NOT NULL,
    account_id text NOT NULL,
    key_id text,
    amount bigint NOT NULL,
    month date,
    deadline timestamp with time zone NOT NULL,
    CONSTRAINT credit_hold_amount_check CHECK ((amount > 0))
);


ALTER TABLE public.credit_hold OWNER TO burin_owner;

--
-- Name: credit_transfer_id_seq; Type: SEQUENCE; Schema: public; Owner: burin_owner
--

ALTER TABLE public.credit_transfer ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.credit_transfer_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: deployment; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.deployment (
    id text NOT NULL,
    number bigint NOT NULL,
    project_id text NOT NULL,
    account_id text NOT NULL,
    label text NOT NULL,
    branch text NOT NULL,
    commit_message text,
    environment text,
    state text NOT NULL,
    file_count integer DEFAULT 0 NOT NULL,
    total_bytes bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    touched_at timestamp with time zone NOT NULL,
    finalized_at timestamp with time zone,
    promotion text,
    CONSTRAINT deployment_check CHECK (((state = 'ready'::text) = (finalized_at IS NOT NULL))),
    CONSTRAINT deployment_check1 CHECK (((state = 'ready'::text) = (promotion IS NOT NULL))),
    CONSTRAINT deployment_promotion_check CHECK ((promotion = ANY (ARRAY['promoted'::text, 'not-asked'::text, 'older'::text]))),
    CONSTRAINT deployment_state_check CHECK ((state = ANY (ARRAY['uploading'::text, 'ready'::text, 'expired'::text])))
);


ALTER TABLE public.deployment OWNER TO burin_owner;

--
-- Name: deployment_file; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.deployment_file (
    deployment_id text NOT NULL,
    path text NOT NULL COLLATE pg_catalog."C",
    sha256 bytea NOT NULL,
    size integer
);


ALTER TABLE public.deployment_file OWNER TO burin_owner;

--
-- Name: deployment_number_seq; Type: SEQUENCE; Schema: public; Owner: burin_owner
--

ALTER TABLE public.deployment ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.deployment_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: device_grant; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.device_grant (
    id bytea NOT NULL,
    user_code_hash bytea NOT NULL,
    client_id text NOT NULL,
    network text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    interval_seconds integer NOT NULL,
    polled_at timestamp with time zone,
    answer text,
    account_id text,
    CONSTRAINT device_grant_answer_check CHECK ((answer = ANY (ARRAY['approved'::text, 'denied'::text]))),
    CONSTRAINT device_grant_check CHECK (((account_id IS NULL) = (answer IS NULL)))
);


ALTER TABLE public.device_grant OWNER TO burin_owner;

--
-- Name: free_draw; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.free_draw (
    id bytea NOT NULL,
    held_until timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);


ALTER TABLE public.free_draw OWNER TO burin_owner;

--
-- Name: hosting_usage; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.hosting_usage (
    account_id text NOT NULL,
    stored_bytes bigint DEFAULT 0 NOT NULL,
    deployments integer DEFAULT 0 NOT NULL,
    deployments_since timestamp with time zone,
    sweep_at timestamp with time zone,
    CONSTRAINT hosting_usage_stored_bytes_check CHECK ((stored_bytes >= 0))
);


ALTER TABLE public.hosting_usage OWNER TO burin_owner;

--
-- Name: kept_answer; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.kept_answer (
    id bytea NOT NULL,
    digest text NOT NULL,
    claim bytea NOT NULL,
    answer text,
    runs_until timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


ALTER TABLE public.kept_answer OWNER TO burin_owner;

--
-- Name: linked_identity; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.linked_identity (
    issuer text NOT NULL,
    subject text NOT NULL,
    account_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);


ALTER TABLE public.linked_identity OWNER TO burin_owner;

--
-- Name: live_deployment; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.live_deployment (
    project_id text NOT NULL,
    deployment_id text NOT NULL,
    newest bigint NOT NULL
);


ALTER TABLE public.live_deployment OWNER TO burin_owner;

--
-- Name: live_key; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.live_key (
    id text NOT NULL,
    account_id text NOT NULL,
    name text NOT NULL,
    form bytea NOT NULL,
    hash bytea NOT NULL,
    last_four text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone
);


ALTER TABLE public.live_key OWNER TO burin_owner;

--
-- Name: manifest; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.manifest (
    deployment_id text NOT NULL,
    account_id text NOT NULL,
    files json NOT NULL,
    redirects text,
    headers text
);


ALTER TABLE public.manifest OWNER TO burin_owner;

--
-- Name: meter_report; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.meter_report (
    id text NOT NULL,
    account_id text NOT NULL,
    mode text NOT NULL,
    month date NOT NULL,
    from_units bigint NOT NULL,
    units bigint NOT NULL,
    used_at timestamp with time zone NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    first_tried_at timestamp with time zone,
    claimed_until timestamp with time zone,
    problem text,
    CONSTRAINT meter_report_from_units_check CHECK ((from_units >= 0)),
    CONSTRAINT meter_report_mode_check CHECK ((mode = ANY (ARRAY['test'::text, 'live'::text]))),
    CONSTRAINT meter_report_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'rejected'::text]))),
    CONSTRAINT meter_report_units_check CHECK ((units > 0))
);


ALTER TABLE public.meter_report OWNER TO burin_owner;

--
-- Name: pack; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.pack (
    object text NOT NULL,
    bytes bigint NOT NULL,
    live_bytes bigint NOT NULL,
    made_at timestamp with time zone NOT NULL,
    dropped_at timestamp with time zone,
    CONSTRAINT pack_check CHECK (((live_bytes >= 0) AND (live_bytes <= bytes)))
);


ALTER TABLE public.pack OWNER TO burin_owner;

--
-- Name: paid_drawing; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.paid_drawing (
    account_id text NOT NULL,
    drawing bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


ALTER TABLE public.paid_drawing OWNER TO burin_owner;

--
-- Name: payment_return; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.payment_return (
    id text NOT NULL,
    payment_intent text NOT NULL,
    kind text NOT NULL,
    cents bigint NOT NULL,
    told_at timestamp with time zone NOT NULL,
    CONSTRAINT payment_return_cents_check CHECK ((cents >= 0)),
    CONSTRAINT payment_return_kind_check CHECK ((kind = ANY (ARRAY['refunded'::text, 'refund-failed'::text, 'disputed'::text])))
);


ALTER TABLE public.payment_return OWNER TO burin_owner;

--
-- Name: person_limit; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.person_limit (
    policy text NOT NULL,
    who text NOT NULL,
    used integer NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    CONSTRAINT person_limit_used_check CHECK ((used >= 0))
);


ALTER TABLE public.person_limit OWNER TO burin_owner;

--
-- Name: project; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.project (
    id text NOT NULL,
    number bigint NOT NULL,
    account_id text NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text,
    deployment_name text,
    version bigint DEFAULT 1 NOT NULL,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone
);


ALTER TABLE public.project OWNER TO burin_owner;

--
-- Name: project_number_seq; Type: SEQUENCE; Schema: public; Owner: burin_owner
--

ALTER TABLE public.project ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.project_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: purchase; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.purchase (
    id text NOT NULL,
    account_id text NOT NULL,
    pack text NOT NULL,
    credits bigint NOT NULL,
    cents bigint NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    attempt integer DEFAULT 0 NOT NULL,
    session_id text,
    payment_intent text,
    created_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    returned_cents bigint DEFAULT 0 NOT NULL,
    taken_credits bigint DEFAULT 0 NOT NULL,
    missing_credits bigint DEFAULT 0 NOT NULL,
    returns integer DEFAULT 0 NOT NULL,
    CONSTRAINT purchase_cents_check CHECK ((cents > 0)),
    CONSTRAINT purchase_check CHECK (((returned_cents >= 0) AND (returned_cents <= cents))),
    CONSTRAINT purchase_check1 CHECK (((taken_credits + missing_credits) <= credits)),
    CONSTRAINT purchase_credits_check CHECK ((credits > 0)),
    CONSTRAINT purchase_missing_credits_check CHECK ((missing_credits >= 0)),
    CONSTRAINT purchase_state_check CHECK ((state = ANY (ARRAY['open'::text, 'pending'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'mismatch'::text]))),
    CONSTRAINT purchase_taken_credits_check CHECK ((taken_credits >= 0))
);


ALTER TABLE public.purchase OWNER TO burin_owner;

--
-- Name: session; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.session (
    id text NOT NULL,
    hash bytea NOT NULL,
    account_id text NOT NULL,
    kind text NOT NULL,
    label text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT session_kind_check CHECK ((kind = ANY (ARRAY['browser'::text, 'token'::text])))
);


ALTER TABLE public.session OWNER TO burin_owner;

--
-- Name: sign_in_code; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.sign_in_code (
    id bytea NOT NULL,
    email text NOT NULL,
    hash bytea NOT NULL,
    tries_left integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    link_hash bytea NOT NULL,
    browser text NOT NULL,
    network text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT sign_in_code_tries_left_check CHECK ((tries_left >= 0))
);


ALTER TABLE public.sign_in_code OWNER TO burin_owner;

--
-- Name: stripe_customer; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.stripe_customer (
    account_id text NOT NULL,
    mode text NOT NULL,
    customer_id text,
    attempt integer DEFAULT 0 NOT NULL,
    CONSTRAINT stripe_customer_mode_check CHECK ((mode = ANY (ARRAY['test'::text, 'live'::text])))
);


ALTER TABLE public.stripe_customer OWNER TO burin_owner;

--
-- Name: stripe_event; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.stripe_event (
    id text NOT NULL,
    type text NOT NULL,
    handled_at timestamp with time zone NOT NULL
);


ALTER TABLE public.stripe_event OWNER TO burin_owner;

--
-- Name: stripe_invoice; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.stripe_invoice (
    id text NOT NULL,
    account_id text NOT NULL,
    number text,
    month text NOT NULL,
    cents bigint NOT NULL,
    status text NOT NULL,
    url text,
    failed_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT stripe_invoice_status_check CHECK ((status = ANY (ARRAY['open'::text, 'uncollectible'::text, 'void'::text, 'paid'::text])))
);


ALTER TABLE public.stripe_invoice OWNER TO burin_owner;

--
-- Name: usage_billing; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.usage_billing (
    account_id text NOT NULL,
    is_on boolean NOT NULL,
    cap_units bigint NOT NULL,
    micro_usd_per_credit bigint NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT usage_billing_cap_units_check CHECK ((cap_units >= 0)),
    CONSTRAINT usage_billing_micro_usd_per_credit_check CHECK ((micro_usd_per_credit >= 0))
);


ALTER TABLE public.usage_billing OWNER TO burin_owner;

--
-- Name: usage_month; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.usage_month (
    account_id text NOT NULL,
    month date NOT NULL,
    units bigint DEFAULT 0 NOT NULL,
    held bigint DEFAULT 0 NOT NULL,
    micro_usd_per_credit bigint NOT NULL,
    CONSTRAINT usage_month_held_check CHECK ((held >= 0)),
    CONSTRAINT usage_month_micro_usd_per_credit_check CHECK ((micro_usd_per_credit >= 0)),
    CONSTRAINT usage_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT usage_month_units_check CHECK ((units >= 0))
)
WITH (fillfactor='50');


ALTER TABLE public.usage_month OWNER TO burin_owner;

--
-- Name: usage_price; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.usage_price (
    mode text NOT NULL,
    micro_usd_per_credit bigint NOT NULL,
    price_id text NOT NULL,
    CONSTRAINT usage_price_mode_check CHECK ((mode = ANY (ARRAY['test'::text, 'live'::text])))
);


ALTER TABLE public.usage_price OWNER TO burin_owner;

--
-- Name: usage_subscription; Type: TABLE; Schema: public; Owner: burin_owner
--

CREATE TABLE public.usage_subscription (
    id text NOT NULL,
    account_id text NOT NULL,
    mode text NOT NULL,
    cap_units bigint NOT NULL,
    micro_usd_per_credit bigint NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    is_billed boolean DEFAULT true NOT NULL,
    attempt integer DEFAULT 0 NOT NULL,
    session_id text,
    subscription_id text,
    problem text,
    created_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone,
    ended_at timestamp with time zone,
    CONSTRAINT usage_subscription_cap_units_check CHECK ((cap_units > 0)),
    CONSTRAINT usage_subscription_mode_check CHECK ((mode = ANY (ARRAY['test'::text, 'live'::text]))),
    CONSTRAINT usage_subscription_state_check CHECK ((state = ANY (ARRAY['open'::text, 'active'::text, 'past-due'::text, 'ending'::text, 'ended'::text])))
);


ALTER TABLE public.usage_subscription OWNER TO burin_owner;

--
-- Data for Name: account; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.account VALUES
	('acc_tAtsd6MDHS7HQmRtFktFg5R8', 'ada@example.com', '2026-11-23 08:25:52.857+00', NULL);


--
-- Data for Name: blob; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.blob VALUES
	('acc_tAtsd6MDHS7HQmRtFktFg5R8', '\xb2afb245ffe2550413a14f62c41a644a9c4009988137c807267b73c5a48dc80c', 'identity', '02db853fcaf9c48dc7fc99a6b6740758', 0, 19, '2026-11-23 08:25:53.921+00', 'quick'),
	('acc_tAtsd6MDHS7HQmRtFktFg5R8', '\x02d27aa6087c6015e53ac3ca8e3949f1a9e007c280ab7809d1bd4ed701a7d231', 'identity', '8579f4953c018fdf5f873ab863f49a4d', 5709, 9, '2026-11-23 08:25:53.958+00', 'quick'),
	('acc_tAtsd6MDHS7HQmRtFktFg5R8', '\x1b8ddbb146b3d5b91bdf08c2c826fcdc2a5460129965f02519ef87a81e58373d', 'identity', '8579f4953c018fdf5f873ab863f49a4d', 5742, 24, '2026-11-23 08:25:53.958+00', 'quick'),
	('acc_tAtsd6MDHS7HQmRtFktFg5R8', '\x362a07bbb5c74b982bed644b9f7e298837d7a3a232c964d039bb7e49ebea825f', 'identity', '8579f4953c018fdf5f873ab863f49a4d', 5704, 5, '2026-11-23 08:25:53.958+00', 'quick'),
	('acc_tAtsd6MDHS7HQmRtFktFg5R8', '\xa0b3fe54f46908e0479069b3262286ae22d18a093370c7dc1ee5c0d3d570bd87', 'identity', '8579f4953c018fdf5f873ab863f49a4d', 5718, 24, '2026-11-23 08:25:53.958+00', 'quick'),
	('acc_tAtsd6MDHS7HQmRtFktFg5R8', '\xaa7f84f04efc712c3094a7b1196a22fad4524c1d1831974722fc40bd073a4809', 'identity', '8579f4953c018fdf5f873ab863f49a4d', 104, 5600, '2026-11-23 08:25:53.958+00', 'quick'),
	('acc_tAtsd6MDHS7HQmRtFktFg5R8', '\xdde57b2ca23423b01a9051e8f8e4f360ca4fd0fb6c4bb3b82fca17b3ac12c77e', 'identity', '8579f4953c018fdf5f873ab863f49a4d', 0, 104, '2026-11-23 08:25:53.958+00', 'quick'),
	('acc_tAtsd6MDHS7HQmRtFktFg5R8', '\xaa7f84f04efc712c3094a7b1196a22fad4524c1d1831974722fc40bd073a4809', 'gzip', '947c9ae9a6b6df6fea8b9f1d17af5ed7', 0, 82, '2026-11-23 08:25:53.973+00', 'none'),
	('acc_tAtsd6MDHS7HQmRtFktFg5R8', '\xaa7f84f04efc712c3094a7b1196a22fad4524c1d1831974722fc40bd073a4809', 'br', '947c9ae9a6b6df6fea8b9f1d17af5ed7', 82, 40, '2026-11-23 08:25:53.973+00', 'none');


--
-- Data for Name: blob_piece; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: burin_migration; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.burin_migration VALUES
	(1, '0001-kept-answers', '9e7fd660bc0eb64ad726ac8aa7b088d2b23511c59100438df1cc5beaae99409a', '2026-11-23 08:25:50.150823+00'),
	(2, '0002-accounts', 'ff63ff2d2f5ac06d6da5b60fda82450e516e02fa68d5631da8bd18aec72ffd18', '2026-11-23 08:25:50.15928+00'),
	(3, '0003-identity', 'ddc6f44e18529cf8528ca825eb8cbc4348ee78e562473d1b0bfab85b1b232500', '2026-11-23 08:25:50.167585+00'),
	(4, '0004-ledger', 'f012b79ac366b15e42b83f370e3d83f784320396afbfa187ad5a1170770218c9', '2026-11-23 08:25:50.180158+00'),
	(5, '0005-payments', '3deb357497f8cbc469bff4097a8db8018b3da14275002d8049381a4ed1f4e8c7', '2026-11-23 08:25:50.194692+00'),
	(6, '0006-sweep-payments', 'a0c7523e76c9cfc81c91a1e36540ee6e53fbb9fa36762cc5691e944bdbe50d0a', '2026-11-23 08:25:50.213109+00'),
	(7, '0007-sign-in-limits', '9f34f7cde26425fe32ad2097a22d9d45425a9cae5caf090068c0dd532905305d', '2026-11-23 08:25:50.21611+00'),
	(8, '0008-paid-drawings', '12970768730f9e0210f26473db9e140ddbd14ef1fd8c0800d2c8cfcad3838276', '2026-11-23 08:25:50.220284+00'),
	(9, '0009-books', '20cededcbea14490c1cabba1892f3fa0a87e9e73787833d5b76d9a4a57413e20', '2026-11-23 08:25:50.223434+00'),
	(10, '0010-paid-stays', '82c9bd62960b6e7e9fbd2000f8e01ef67091baf0d7d601e77685e8dcd4a2acd9', '2026-11-23 08:25:50.228268+00'),
	(11, '0011-hosting', '1ebf20984180cfae7c32529bf4379d30bf3e8abd55fd94f5f6776fd37d8a22b9', '2026-11-23 08:25:50.230331+00'),
	(12, '0012-faster-books', '96f447aa004c5b6e3fa987bef18b739155b85809e5d5392dd494b7ef792c7a2e', '2026-11-23 08:25:50.25342+00');


--
-- Data for Name: burin_privilege; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.burin_privilege VALUES
	('burin_serving', '354076b2853bdecf48cb28aae48c011fb5f22e67e85a662a02b868671fcedaea');


--
-- Data for Name: credit_balance; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.credit_balance VALUES
	('acc_tAtsd6MDHS7HQmRtFktFg5R8', 40, 0, NULL, 6, 6, '\x21f52e00fc95d5aa9a427a27c5351cf1b1051f6bcb8439c578fb92b704aab04c');


--
-- Data for Name: credit_hold; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: credit_transfer; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.credit_transfer OVERRIDING SYSTEM VALUE VALUES
	(1, 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 'grant', 'granted', 'available', 50, 'cli_AlS4wonXr4eZfDA4KueEMdfI', NULL, '2026-11-23 08:25:53.365+00', NULL, NULL, NULL, 50, 0, NULL, '\xc0c44135c7844e4ab32cd22f7a8ae980bcc30489d176750c403065be79ac0a04'),
	(2, 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 'refund', 'available', 'refunded', 8, 'cli_bgxIURStnLmdpIQY7NNScFFp', NULL, '2026-11-23 08:25:53.724+00', NULL, NULL, NULL, 42, 0, NULL, '\x85dc5593becd37f401d05a94fd49fedfa7dfa85056cc3958e9041b9e3b6bc731'),
	(3, 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 'reserve', 'available', 'held', 1, 'draw_YfM0OqP0cm8JSqIq3MWqaY2b', 'key_PiYyZIo0r8KD2uu6CVAynI0G', '2026-11-23 08:25:53.776+00', NULL, NULL, NULL, 41, 1, '2026-11-23 08:30:53.776+00', '\x51f4ec5709618aea60931049786adb911ebe25b8b90e9b39f7bca3be96f8746e'),
	(4, 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 'capture', 'held', 'spent', 1, 'draw_YfM0OqP0cm8JSqIq3MWqaY2b', 'key_PiYyZIo0r8KD2uu6CVAynI0G', '2026-11-23 08:25:53.806+00', 'heart', NULL, NULL, 41, 0, NULL, '\x35bc0a7eb8c3cba0d0f50e071f1a4be7ce1c0e9a1a87c68b5750a064e01fb231'),
	(5, 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 'reserve', 'available', 'held', 1, 'draw_ZPxQo5ecBweHsJw95vYPHkpa', 'key_PiYyZIo0r8KD2uu6CVAynI0G', '2026-11-23 08:25:53.819+00', NULL, NULL, NULL, 40, 1, '2026-11-23 08:30:53.819+00', '\x49d1c1552c46dae7a4d6f74f39ffe9c7a4ea374310ca77c46217f8240753aeb2'),
	(6, 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 'capture', 'held', 'spent', 1, 'draw_ZPxQo5ecBweHsJw95vYPHkpa', 'key_PiYyZIo0r8KD2uu6CVAynI0G', '2026-11-23 08:25:53.832+00', 'cloud', NULL, NULL, 40, 0, NULL, '\x21f52e00fc95d5aa9a427a27c5351cf1b1051f6bcb8439c578fb92b704aab04c');


--
-- Data for Name: deployment; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.deployment OVERRIDING SYSTEM VALUE VALUES
	('dep_BM6DycbmYjg2XGBwPnsZhP6h', 1, 'prj_3CAolf3VXDatu2293PTVBcGU', 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 'zhxo3aoqlnj7', 'main', 'First', NULL, 'ready', 1, 19, '2026-11-23 08:25:53.907+00', '2026-11-23 08:25:53.921+00', '2026-11-23 08:25:53.94+00', 'promoted'),
	('dep_3yl986k5J6oDPCg9wf3uDQAF', 2, 'prj_3CAolf3VXDatu2293PTVBcGU', 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 'g94fzn5mkavf', 'main', 'Second', NULL, 'ready', 6, 5766, '2026-11-23 08:25:53.949+00', '2026-11-23 08:25:53.958+00', '2026-11-23 08:25:53.973+00', 'promoted'),
	('dep_zG53FlfFujIWt2pMGDA82WCb', 3, 'prj_3CAolf3VXDatu2293PTVBcGU', 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 'wgqi0x3x9jpe', 'main', 'Never ended', NULL, 'uploading', 1, 19, '2026-11-23 08:25:53.995+00', '2026-11-23 08:25:54.004+00', NULL, NULL);


--
-- Data for Name: deployment_file; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.deployment_file VALUES
	('dep_zG53FlfFujIWt2pMGDA82WCb', 'index.html', '\xb2afb245ffe2550413a14f62c41a644a9c4009988137c807267b73c5a48dc80c', 19);


--
-- Data for Name: device_grant; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: free_draw; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: hosting_usage; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.hosting_usage VALUES
	('acc_tAtsd6MDHS7HQmRtFktFg5R8', 5785, 3, '2026-11-23 08:25:53.907+00', NULL);


--
-- Data for Name: kept_answer; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.kept_answer VALUES
	('\x87b892978138b299f35b25e198716040050cdffc717c0b220f50a0677ee20dbe', 'NPJKOfVY1IH6bFbnQMdyQBvARFk_y4b-muFV02rlgqs', '\xf62b0de57225f216fe508698ce0dd5e1', '{"id":"draw_YfM0OqP0cm8JSqIq3MWqaY2b","object":"icon.draw","created":1795422353,"model":"iconmodel-1","revision":"r-bf4a62ae10a4","concept":"heart","prompt":null,"images":0,"cut":{"size":24,"stroke":2,"radius":3,"finish":"outlined"},"data":[{"index":0,"svg":"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"M11 19.98L3.61 12.51A5.57 5.57 0 0 1 2.42 10.7A5.63 5.63 0 0 1 2 8.57V8.5A5.5 5.5 0 0 1 7.5 3A5.46 5.46 0 0 1 12 5.37A5.46 5.46 0 0 1 16.5 3A5.5 5.5 0 0 1 22 8.5v.07a5.63 5.63 0 0 1-.42 2.13a5.57 5.57 0 0 1-1.19 1.81L13 19.98a1.39 1.39 0 0 1-2 0Z\"/></svg>","mime_type":"image/svg+xml","status":"checked","attempts":1,"intent":"A heart.","program":"icon heart\npath 12,21.278*0.47 3.611,12.889 cw 5.5 big 12,5.838! cw 5.5 big 20.389,12.889 close\n","findings":[]}],"usage":null,"credits":1,"took_ms":47}', '2026-11-23 08:26:53.773+00', '2026-11-24 08:25:53.773+00');


--
-- Data for Name: linked_identity; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: live_deployment; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.live_deployment VALUES
	('prj_3CAolf3VXDatu2293PTVBcGU', 'dep_3yl986k5J6oDPCg9wf3uDQAF', 2);


--
-- Data for Name: live_key; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.live_key VALUES
	('key_PiYyZIo0r8KD2uu6CVAynI0G', 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 'Of the release', '\xc03c253c2ed3369c7107c5455376168d1f5458db071186f002455440c41f6393', '\x65b2bc20b8746b8e7a75e32ef036b6d180bcd2e40e8fc682fa0fd0cf7cd7a98f', 'tCTu', '2026-11-23 08:25:52.897+00', '2026-11-23 08:25:53.817+00', NULL);


--
-- Data for Name: manifest; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.manifest VALUES
	('dep_BM6DycbmYjg2XGBwPnsZhP6h', 'acc_tAtsd6MDHS7HQmRtFktFg5R8', '{ "index.html" : "b2afb245ffe2550413a14f62c41a644a9c4009988137c807267b73c5a48dc80c" }', NULL, NULL),
	('dep_3yl986k5J6oDPCg9wf3uDQAF', 'acc_tAtsd6MDHS7HQmRtFktFg5R8', '{ "404.html" : "02d27aa6087c6015e53ac3ca8e3949f1a9e007c280ab7809d1bd4ed701a7d231", "_headers" : "1b8ddbb146b3d5b91bdf08c2c826fcdc2a5460129965f02519ef87a81e58373d", "_redirects" : "a0b3fe54f46908e0479069b3262286ae22d18a093370c7dc1ee5c0d3d570bd87", "a b/page.html" : "362a07bbb5c74b982bed644b9f7e298837d7a3a232c964d039bb7e49ebea825f", "index.html" : "dde57b2ca23423b01a9051e8f8e4f360ca4fd0fb6c4bb3b82fca17b3ac12c77e", "look.css" : "aa7f84f04efc712c3094a7b1196a22fad4524c1d1831974722fc40bd073a4809" }', '/before /a%20b/page 301
', '/look.css
  X-Look: old
');


--
-- Data for Name: meter_report; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: pack; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.pack VALUES
	('02db853fcaf9c48dc7fc99a6b6740758', 19, 19, '2026-11-23 08:25:53.921+00', NULL),
	('8579f4953c018fdf5f873ab863f49a4d', 5766, 5766, '2026-11-23 08:25:53.958+00', NULL),
	('947c9ae9a6b6df6fea8b9f1d17af5ed7', 122, 122, '2026-11-23 08:25:53.973+00', NULL);


--
-- Data for Name: paid_drawing; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.paid_drawing VALUES
	('acc_tAtsd6MDHS7HQmRtFktFg5R8', '\x39f4d09e6505da7f6fd97b69a26ae43a2204590d8714130bba656425bb42a60b', '2026-11-24 08:25:53.806+00'),
	('acc_tAtsd6MDHS7HQmRtFktFg5R8', '\x4db64ad3b51395cadd3c274908f87da4173f3b849db297f21162fd3aba17b202', '2026-11-24 08:25:53.832+00');


--
-- Data for Name: payment_return; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: person_limit; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.person_limit VALUES
	('codes-of-address', 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72', 2, '2026-11-23 08:40:52.804+00'),
	('codes-of-address-daily', 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72', 2, '2026-11-24 08:25:52.804+00'),
	('mails', 'all', 2, '2026-11-23 08:26:52.804+00'),
	('wrong-codes', 'all', 0, '2026-11-24 08:25:52.854+00'),
	('forms-of-account', 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 3, '2026-11-23 08:26:52.894+00'),
	('forms-of-account-daily', 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 3, '2026-11-24 08:25:52.894+00'),
	('user-codes-of-account', 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 2, '2026-11-23 09:25:53.879+00'),
	('user-codes-of-account-daily', 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 2, '2026-11-24 08:25:53.879+00');


--
-- Data for Name: project; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.project OVERRIDING SYSTEM VALUE VALUES
	('prj_3CAolf3VXDatu2293PTVBcGU', 1, 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 'old-site', 'Old site', 'Made by the release', NULL, 3, '2026-11-23 08:25:53.981014+00', '2026-11-23 08:25:53.9+00', '2026-11-23 08:25:53.9+00', NULL);


--
-- Data for Name: purchase; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: burin_owner
--

INSERT INTO public.session VALUES
	('ses_kBv0lueWKSRFhxrWfKq2zUUT', '\xe1726444a0deea67ad4b2c9751aaa51e4e216d61a714985cbd0f147e97908768', 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 'browser', 'A browser', '2026-11-23 08:25:52.86+00', '2026-11-23 08:25:52.86+00', '2026-12-23 08:25:52.86+00'),
	('ses_rsWVob2N9IuAJSTB0L4puvg4', '\x4cf15fafbc48d58c810124cfdbb6c365818b4bb1b17754c327f5de05d20e42bf', 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 'browser', 'A browser', '2026-11-23 08:25:53.863+00', '2026-11-23 08:25:53.863+00', '2026-12-23 08:25:53.863+00'),
	('ses_duRbnwzd7BABn7qbttRFO0Em', '\xaf8ac84e6918a41152f69201a6a35a455646b2d299d3f2570df8846ff0f6bd4c', 'acc_tAtsd6MDHS7HQmRtFktFg5R8', 'token', 'burin-cli', '2026-11-23 08:25:53.892+00', '2026-11-23 08:25:53.892+00', '2027-02-21 08:25:53.892+00');


--
-- Data for Name: sign_in_code; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: stripe_customer; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: stripe_event; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: stripe_invoice; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: usage_billing; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: usage_month; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: usage_price; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Data for Name: usage_subscription; Type: TABLE DATA; Schema: public; Owner: burin_owner
--



--
-- Name: credit_transfer_id_seq; Type: SEQUENCE SET; Schema: public; Owner: burin_owner
--

SELECT pg_catalog.setval('public.credit_transfer_id_seq', 6, true);


--
-- Name: deployment_number_seq; Type: SEQUENCE SET; Schema: public; Owner: burin_owner
--

SELECT pg_catalog.setval('public.deployment_number_seq', 3, true);


--
-- Name: project_number_seq; Type: SEQUENCE SET; Schema: public; Owner: burin_owner
--

SELECT pg_catalog.setval('public.project_number_seq', 1, true);


--
-- Name: account account_email_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_email_key UNIQUE (email);


--
-- Name: account account_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);


--
-- Name: blob_piece blob_piece_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.blob_piece
    ADD CONSTRAINT blob_piece_pkey PRIMARY KEY (account_id, sha256, begins);


--
-- Name: blob blob_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.blob
    ADD CONSTRAINT blob_pkey PRIMARY KEY (account_id, sha256, coding);


--
-- Name: burin_migration burin_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.burin_migration
    ADD CONSTRAINT burin_migration_pkey PRIMARY KEY (version);


--
-- Name: burin_privilege burin_privilege_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.burin_privilege
    ADD CONSTRAINT burin_privilege_pkey PRIMARY KEY (role);


--
-- Name: credit_balance credit_balance_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.credit_balance
    ADD CONSTRAINT credit_balance_pkey PRIMARY KEY (account_id);


--
-- Name: credit_hold credit_hold_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.credit_hold
    ADD CONSTRAINT credit_hold_pkey PRIMARY KEY (id);


--
-- Name: credit_transfer credit_transfer_kind_ref_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.credit_transfer
    ADD CONSTRAINT credit_transfer_kind_ref_key UNIQUE (kind, ref);


--
-- Name: credit_transfer credit_transfer_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.credit_transfer
    ADD CONSTRAINT credit_transfer_pkey PRIMARY KEY (account_id, id);


--
-- Name: credit_transfer credit_transfer_sound; Type: CHECK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE public.credit_transfer
    ADD CONSTRAINT credit_transfer_sound CHECK (public.is_sound(credit_transfer.*));


--
-- Name: deployment_file deployment_file_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.deployment_file
    ADD CONSTRAINT deployment_file_pkey PRIMARY KEY (deployment_id, path);


--
-- Name: deployment deployment_label_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.deployment
    ADD CONSTRAINT deployment_label_key UNIQUE (label);


--
-- Name: deployment deployment_number_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.deployment
    ADD CONSTRAINT deployment_number_key UNIQUE (number);


--
-- Name: deployment deployment_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.deployment
    ADD CONSTRAINT deployment_pkey PRIMARY KEY (id);


--
-- Name: device_grant device_grant_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.device_grant
    ADD CONSTRAINT device_grant_pkey PRIMARY KEY (id);


--
-- Name: device_grant device_grant_user_code_hash_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.device_grant
    ADD CONSTRAINT device_grant_user_code_hash_key UNIQUE (user_code_hash);


--
-- Name: free_draw free_draw_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.free_draw
    ADD CONSTRAINT free_draw_pkey PRIMARY KEY (id);


--
-- Name: hosting_usage hosting_usage_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.hosting_usage
    ADD CONSTRAINT hosting_usage_pkey PRIMARY KEY (account_id);


--
-- Name: kept_answer kept_answer_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.kept_answer
    ADD CONSTRAINT kept_answer_pkey PRIMARY KEY (id);


--
-- Name: linked_identity linked_identity_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.linked_identity
    ADD CONSTRAINT linked_identity_pkey PRIMARY KEY (issuer, subject);


--
-- Name: live_deployment live_deployment_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.live_deployment
    ADD CONSTRAINT live_deployment_pkey PRIMARY KEY (project_id);


--
-- Name: live_key live_key_form_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.live_key
    ADD CONSTRAINT live_key_form_key UNIQUE (form);


--
-- Name: live_key live_key_hash_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.live_key
    ADD CONSTRAINT live_key_hash_key UNIQUE (hash);


--
-- Name: live_key live_key_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.live_key
    ADD CONSTRAINT live_key_pkey PRIMARY KEY (id);


--
-- Name: manifest manifest_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.manifest
    ADD CONSTRAINT manifest_pkey PRIMARY KEY (deployment_id);


--
-- Name: meter_report meter_report_account_id_month_from_units_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.meter_report
    ADD CONSTRAINT meter_report_account_id_month_from_units_key UNIQUE (account_id, month, from_units);


--
-- Name: meter_report meter_report_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.meter_report
    ADD CONSTRAINT meter_report_pkey PRIMARY KEY (id);


--
-- Name: pack pack_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.pack
    ADD CONSTRAINT pack_pkey PRIMARY KEY (object);


--
-- Name: paid_drawing paid_drawing_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.paid_drawing
    ADD CONSTRAINT paid_drawing_pkey PRIMARY KEY (account_id, drawing);


--
-- Name: payment_return payment_return_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.payment_return
    ADD CONSTRAINT payment_return_pkey PRIMARY KEY (id);


--
-- Name: person_limit person_limit_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.person_limit
    ADD CONSTRAINT person_limit_pkey PRIMARY KEY (policy, who);


--
-- Name: project project_number_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.project
    ADD CONSTRAINT project_number_key UNIQUE (number);


--
-- Name: project project_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.project
    ADD CONSTRAINT project_pkey PRIMARY KEY (id);


--
-- Name: project project_slug_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.project
    ADD CONSTRAINT project_slug_key UNIQUE (slug);


--
-- Name: purchase purchase_payment_intent_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.purchase
    ADD CONSTRAINT purchase_payment_intent_key UNIQUE (payment_intent);


--
-- Name: purchase purchase_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.purchase
    ADD CONSTRAINT purchase_pkey PRIMARY KEY (id);


--
-- Name: purchase purchase_session_id_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.purchase
    ADD CONSTRAINT purchase_session_id_key UNIQUE (session_id);


--
-- Name: session session_hash_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_hash_key UNIQUE (hash);


--
-- Name: session session_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);


--
-- Name: sign_in_code sign_in_code_link_hash_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.sign_in_code
    ADD CONSTRAINT sign_in_code_link_hash_key UNIQUE (link_hash);


--
-- Name: sign_in_code sign_in_code_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.sign_in_code
    ADD CONSTRAINT sign_in_code_pkey PRIMARY KEY (id);


--
-- Name: stripe_customer stripe_customer_customer_id_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.stripe_customer
    ADD CONSTRAINT stripe_customer_customer_id_key UNIQUE (customer_id);


--
-- Name: stripe_customer stripe_customer_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.stripe_customer
    ADD CONSTRAINT stripe_customer_pkey PRIMARY KEY (account_id, mode);


--
-- Name: stripe_event stripe_event_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.stripe_event
    ADD CONSTRAINT stripe_event_pkey PRIMARY KEY (id);


--
-- Name: stripe_invoice stripe_invoice_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.stripe_invoice
    ADD CONSTRAINT stripe_invoice_pkey PRIMARY KEY (id);


--
-- Name: usage_billing usage_billing_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.usage_billing
    ADD CONSTRAINT usage_billing_pkey PRIMARY KEY (account_id);


--
-- Name: usage_month usage_month_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.usage_month
    ADD CONSTRAINT usage_month_pkey PRIMARY KEY (account_id, month);


--
-- Name: usage_price usage_price_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.usage_price
    ADD CONSTRAINT usage_price_pkey PRIMARY KEY (mode, micro_usd_per_credit);


--
-- Name: usage_subscription usage_subscription_pkey; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.usage_subscription
    ADD CONSTRAINT usage_subscription_pkey PRIMARY KEY (id);


--
-- Name: usage_subscription usage_subscription_session_id_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.usage_subscription
    ADD CONSTRAINT usage_subscription_session_id_key UNIQUE (session_id);


--
-- Name: usage_subscription usage_subscription_subscription_id_key; Type: CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.usage_subscription
    ADD CONSTRAINT usage_subscription_subscription_id_key UNIQUE (subscription_id);


--
-- Name: blob_object; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX blob_object ON public.blob USING btree (object);


--
-- Name: blob_packing; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX blob_packing ON public.blob USING btree (touched_at) WHERE ((coding = 'identity'::text) AND (packing = 'quick'::text));


--
-- Name: blob_piece_made_at; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX blob_piece_made_at ON public.blob_piece USING btree (made_at);


--
-- Name: blob_piece_object; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX blob_piece_object ON public.blob_piece USING btree (object);


--
-- Name: credit_balance_next_expiry; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX credit_balance_next_expiry ON public.credit_balance USING btree (next_expiry_at) WHERE (next_expiry_at IS NOT NULL);


--
-- Name: credit_hold_deadline; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX credit_hold_deadline ON public.credit_hold USING btree (deadline);


--
-- Name: credit_transfer_captures; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX credit_transfer_captures ON public.credit_transfer USING btree (account_id, at) WHERE (kind = ANY (ARRAY['capture'::text, 'usage-capture'::text]));


--
-- Name: credit_transfer_lots; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX credit_transfer_lots ON public.credit_transfer USING btree (account_id, id) WHERE (kind = ANY (ARRAY['grant'::text, 'purchase'::text, 'refund'::text, 'expire'::text]));


--
-- Name: deployment_account; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX deployment_account ON public.deployment USING btree (account_id);


--
-- Name: deployment_project; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX deployment_project ON public.deployment USING btree (project_id, number);


--
-- Name: deployment_uploading; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX deployment_uploading ON public.deployment USING btree (touched_at) WHERE (state <> 'ready'::text);


--
-- Name: device_grant_account; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX device_grant_account ON public.device_grant USING btree (account_id);


--
-- Name: device_grant_expires_at; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX device_grant_expires_at ON public.device_grant USING btree (expires_at);


--
-- Name: free_draw_held_until; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX free_draw_held_until ON public.free_draw USING btree (held_until) WHERE (used_at IS NULL);


--
-- Name: free_draw_used_at; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX free_draw_used_at ON public.free_draw USING btree (used_at) WHERE (used_at IS NOT NULL);


--
-- Name: hosting_usage_sweep_at; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX hosting_usage_sweep_at ON public.hosting_usage USING btree (sweep_at);


--
-- Name: kept_answer_expires_at; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX kept_answer_expires_at ON public.kept_answer USING btree (expires_at);


--
-- Name: linked_identity_account; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX linked_identity_account ON public.linked_identity USING btree (account_id);


--
-- Name: live_deployment_deployment; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX live_deployment_deployment ON public.live_deployment USING btree (deployment_id);


--
-- Name: live_key_account; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX live_key_account ON public.live_key USING btree (account_id, created_at);


--
-- Name: manifest_account; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX manifest_account ON public.manifest USING btree (account_id);


--
-- Name: meter_report_waiting; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX meter_report_waiting ON public.meter_report USING btree (id) WHERE (state = 'waiting'::text);


--
-- Name: pack_dropped_at; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX pack_dropped_at ON public.pack USING btree (dropped_at) WHERE (dropped_at IS NOT NULL);


--
-- Name: pack_sparse; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX pack_sparse ON public.pack USING btree (made_at) WHERE ((dropped_at IS NULL) AND ((live_bytes * 2) < bytes));


--
-- Name: paid_drawing_expires_at; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX paid_drawing_expires_at ON public.paid_drawing USING btree (expires_at);


--
-- Name: payment_return_payment; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX payment_return_payment ON public.payment_return USING btree (payment_intent);


--
-- Name: person_limit_ends_at; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX person_limit_ends_at ON public.person_limit USING btree (ends_at);


--
-- Name: project_account; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX project_account ON public.project USING btree (account_id, number) WHERE (deleted_at IS NULL);


--
-- Name: project_changed_at; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX project_changed_at ON public.project USING btree (changed_at);


--
-- Name: project_deleted_at; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX project_deleted_at ON public.project USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


--
-- Name: purchase_account; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX purchase_account ON public.purchase USING btree (account_id, created_at);


--
-- Name: purchase_unpaid; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX purchase_unpaid ON public.purchase USING btree (created_at) WHERE (state = ANY (ARRAY['open'::text, 'expired'::text, 'failed'::text]));


--
-- Name: session_account; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX session_account ON public.session USING btree (account_id);


--
-- Name: session_expires_at; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX session_expires_at ON public.session USING btree (expires_at);


--
-- Name: sign_in_code_expires_at; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX sign_in_code_expires_at ON public.sign_in_code USING btree (expires_at);


--
-- Name: stripe_event_handled; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX stripe_event_handled ON public.stripe_event USING btree (handled_at);


--
-- Name: stripe_invoice_account; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX stripe_invoice_account ON public.stripe_invoice USING btree (account_id, created_at);


--
-- Name: usage_subscription_account; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX usage_subscription_account ON public.usage_subscription USING btree (account_id, created_at);


--
-- Name: usage_subscription_ending; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX usage_subscription_ending ON public.usage_subscription USING btree (id) WHERE (state = 'ending'::text);


--
-- Name: usage_subscription_running; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE UNIQUE INDEX usage_subscription_running ON public.usage_subscription USING btree (account_id) WHERE (state = ANY (ARRAY['active'::text, 'past-due'::text]));


--
-- Name: usage_subscription_unstarted; Type: INDEX; Schema: public; Owner: burin_owner
--

CREATE INDEX usage_subscription_unstarted ON public.usage_subscription USING btree (created_at) WHERE (started_at IS NULL);


--
-- Name: account account_stays; Type: TRIGGER; Schema: public; Owner: burin_owner
--

CREATE TRIGGER account_stays BEFORE UPDATE ON public.account FOR EACH ROW WHEN (((old.deleted_at IS NOT NULL) OR (new.deleted_at IS NULL) OR (new.email IS NOT NULL))) EXECUTE FUNCTION public.refuse_account_change();


--
-- Name: credit_hold credit_hold_follows; Type: TRIGGER; Schema: public; Owner: burin_owner
--

CREATE TRIGGER credit_hold_follows BEFORE UPDATE OF deadline ON public.credit_hold FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();


--
-- Name: credit_transfer credit_transfer_append_only; Type: TRIGGER; Schema: public; Owner: burin_owner
--

CREATE TRIGGER credit_transfer_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.credit_transfer FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_ledger_change();


--
-- Name: credit_transfer credit_transfer_book; Type: TRIGGER; Schema: public; Owner: burin_owner
--

CREATE TRIGGER credit_transfer_book AFTER INSERT ON public.credit_transfer FOR EACH ROW EXECUTE FUNCTION public.book_transfer();


--
-- Name: credit_transfer credit_transfer_chain; Type: TRIGGER; Schema: public; Owner: burin_owner
--

CREATE TRIGGER credit_transfer_chain BEFORE INSERT ON public.credit_transfer FOR EACH ROW EXECUTE FUNCTION public.chain_transfer();


--
-- Name: purchase purchase_stays; Type: TRIGGER; Schema: public; Owner: burin_owner
--

CREATE TRIGGER purchase_stays BEFORE DELETE ON public.purchase FOR EACH ROW WHEN (((old.paid_at IS NOT NULL) OR (old.state = 'paid'::text))) EXECUTE FUNCTION public.refuse_forgetting();


--
-- Name: purchase purchase_stays_paid; Type: TRIGGER; Schema: public; Owner: burin_owner
--

CREATE TRIGGER purchase_stays_paid BEFORE UPDATE ON public.purchase FOR EACH ROW WHEN (((old.state = 'paid'::text) AND ((new.state <> 'paid'::text) OR (new.paid_at IS NULL) OR (new.session_id IS DISTINCT FROM old.session_id)))) EXECUTE FUNCTION public.refuse_forgetting();


--
-- Name: usage_month usage_month_follows; Type: TRIGGER; Schema: public; Owner: burin_owner
--

CREATE TRIGGER usage_month_follows BEFORE UPDATE OF micro_usd_per_credit ON public.usage_month FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();


--
-- Name: blob blob_object_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.blob
    ADD CONSTRAINT blob_object_fkey FOREIGN KEY (object) REFERENCES public.pack(object);


--
-- Name: blob_piece blob_piece_object_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.blob_piece
    ADD CONSTRAINT blob_piece_object_fkey FOREIGN KEY (object) REFERENCES public.pack(object);


--
-- Name: credit_balance credit_balance_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.credit_balance
    ADD CONSTRAINT credit_balance_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: deployment deployment_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.deployment
    ADD CONSTRAINT deployment_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: deployment_file deployment_file_deployment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.deployment_file
    ADD CONSTRAINT deployment_file_deployment_id_fkey FOREIGN KEY (deployment_id) REFERENCES public.deployment(id) ON DELETE CASCADE;


--
-- Name: deployment deployment_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.deployment
    ADD CONSTRAINT deployment_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.project(id);


--
-- Name: device_grant device_grant_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.device_grant
    ADD CONSTRAINT device_grant_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: hosting_usage hosting_usage_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.hosting_usage
    ADD CONSTRAINT hosting_usage_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: linked_identity linked_identity_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.linked_identity
    ADD CONSTRAINT linked_identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: live_deployment live_deployment_deployment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.live_deployment
    ADD CONSTRAINT live_deployment_deployment_id_fkey FOREIGN KEY (deployment_id) REFERENCES public.deployment(id);


--
-- Name: live_deployment live_deployment_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.live_deployment
    ADD CONSTRAINT live_deployment_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.project(id);


--
-- Name: live_key live_key_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.live_key
    ADD CONSTRAINT live_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: manifest manifest_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.manifest
    ADD CONSTRAINT manifest_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: manifest manifest_deployment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.manifest
    ADD CONSTRAINT manifest_deployment_id_fkey FOREIGN KEY (deployment_id) REFERENCES public.deployment(id) ON DELETE CASCADE;


--
-- Name: meter_report meter_report_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.meter_report
    ADD CONSTRAINT meter_report_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: project project_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.project
    ADD CONSTRAINT project_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: purchase purchase_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.purchase
    ADD CONSTRAINT purchase_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: session session_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: stripe_customer stripe_customer_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.stripe_customer
    ADD CONSTRAINT stripe_customer_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: stripe_invoice stripe_invoice_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.stripe_invoice
    ADD CONSTRAINT stripe_invoice_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: usage_billing usage_billing_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.usage_billing
    ADD CONSTRAINT usage_billing_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: usage_month usage_month_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.usage_month
    ADD CONSTRAINT usage_month_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: usage_subscription usage_subscription_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: burin_owner
--

ALTER TABLE ONLY public.usage_subscription
    ADD CONSTRAINT usage_subscription_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: SCHEMA public; Type: ACL; Schema: -; Owner: pg_database_owner
--

GRANT ALL ON SCHEMA public TO burin_owner;
GRANT USAGE ON SCHEMA public TO burin_serving;


--
-- Name: TABLE credit_transfer; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT ON TABLE public.credit_transfer TO burin_serving;


--
-- Name: COLUMN credit_transfer.account_id; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(account_id) ON TABLE public.credit_transfer TO burin_serving;


--
-- Name: COLUMN credit_transfer.kind; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(kind) ON TABLE public.credit_transfer TO burin_serving;


--
-- Name: COLUMN credit_transfer.from_place; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(from_place) ON TABLE public.credit_transfer TO burin_serving;


--
-- Name: COLUMN credit_transfer.to_place; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(to_place) ON TABLE public.credit_transfer TO burin_serving;


--
-- Name: COLUMN credit_transfer.amount; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(amount) ON TABLE public.credit_transfer TO burin_serving;


--
-- Name: COLUMN credit_transfer.ref; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(ref) ON TABLE public.credit_transfer TO burin_serving;


--
-- Name: COLUMN credit_transfer.key_id; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(key_id) ON TABLE public.credit_transfer TO burin_serving;


--
-- Name: COLUMN credit_transfer.at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(at) ON TABLE public.credit_transfer TO burin_serving;


--
-- Name: COLUMN credit_transfer.note; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(note) ON TABLE public.credit_transfer TO burin_serving;


--
-- Name: COLUMN credit_transfer.expires_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(expires_at) ON TABLE public.credit_transfer TO burin_serving;


--
-- Name: COLUMN credit_transfer.month; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(month) ON TABLE public.credit_transfer TO burin_serving;


--
-- Name: COLUMN credit_transfer.deadline; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(deadline) ON TABLE public.credit_transfer TO burin_serving;


--
-- Name: TABLE account; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT ON TABLE public.account TO burin_serving;


--
-- Name: COLUMN account.email; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(email) ON TABLE public.account TO burin_serving;


--
-- Name: COLUMN account.deleted_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(deleted_at) ON TABLE public.account TO burin_serving;


--
-- Name: TABLE blob; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.blob TO burin_serving;


--
-- Name: TABLE blob_piece; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.blob_piece TO burin_serving;


--
-- Name: TABLE burin_migration; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT ON TABLE public.burin_migration TO burin_serving;


--
-- Name: TABLE burin_privilege; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT ON TABLE public.burin_privilege TO burin_serving;


--
-- Name: TABLE credit_balance; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT ON TABLE public.credit_balance TO burin_serving;


--
-- Name: COLUMN credit_balance.account_id; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(account_id) ON TABLE public.credit_balance TO burin_serving;


--
-- Name: COLUMN credit_balance.next_expiry_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(next_expiry_at) ON TABLE public.credit_balance TO burin_serving;


--
-- Name: TABLE credit_hold; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT ON TABLE public.credit_hold TO burin_serving;


--
-- Name: COLUMN credit_hold.deadline; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(deadline) ON TABLE public.credit_hold TO burin_serving;


--
-- Name: TABLE deployment; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,DELETE ON TABLE public.deployment TO burin_serving;


--
-- Name: COLUMN deployment.id; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(id) ON TABLE public.deployment TO burin_serving;


--
-- Name: COLUMN deployment.project_id; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(project_id) ON TABLE public.deployment TO burin_serving;


--
-- Name: COLUMN deployment.account_id; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(account_id) ON TABLE public.deployment TO burin_serving;


--
-- Name: COLUMN deployment.label; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(label) ON TABLE public.deployment TO burin_serving;


--
-- Name: COLUMN deployment.branch; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(branch) ON TABLE public.deployment TO burin_serving;


--
-- Name: COLUMN deployment.commit_message; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(commit_message) ON TABLE public.deployment TO burin_serving;


--
-- Name: COLUMN deployment.environment; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(environment) ON TABLE public.deployment TO burin_serving;


--
-- Name: COLUMN deployment.state; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(state),UPDATE(state) ON TABLE public.deployment TO burin_serving;


--
-- Name: COLUMN deployment.file_count; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(file_count) ON TABLE public.deployment TO burin_serving;


--
-- Name: COLUMN deployment.total_bytes; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(total_bytes) ON TABLE public.deployment TO burin_serving;


--
-- Name: COLUMN deployment.created_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(created_at) ON TABLE public.deployment TO burin_serving;


--
-- Name: COLUMN deployment.touched_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(touched_at),UPDATE(touched_at) ON TABLE public.deployment TO burin_serving;


--
-- Name: COLUMN deployment.finalized_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(finalized_at) ON TABLE public.deployment TO burin_serving;


--
-- Name: COLUMN deployment.promotion; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(promotion) ON TABLE public.deployment TO burin_serving;


--
-- Name: TABLE deployment_file; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.deployment_file TO burin_serving;


--
-- Name: TABLE device_grant; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.device_grant TO burin_serving;


--
-- Name: TABLE free_draw; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.free_draw TO burin_serving;


--
-- Name: TABLE hosting_usage; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.hosting_usage TO burin_serving;


--
-- Name: TABLE kept_answer; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.kept_answer TO burin_serving;


--
-- Name: TABLE linked_identity; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.linked_identity TO burin_serving;


--
-- Name: TABLE live_deployment; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.live_deployment TO burin_serving;


--
-- Name: TABLE live_key; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT ON TABLE public.live_key TO burin_serving;


--
-- Name: COLUMN live_key.name; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(name) ON TABLE public.live_key TO burin_serving;


--
-- Name: COLUMN live_key.last_used_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(last_used_at) ON TABLE public.live_key TO burin_serving;


--
-- Name: COLUMN live_key.revoked_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(revoked_at) ON TABLE public.live_key TO burin_serving;


--
-- Name: TABLE manifest; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE public.manifest TO burin_serving;


--
-- Name: TABLE meter_report; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT ON TABLE public.meter_report TO burin_serving;


--
-- Name: COLUMN meter_report.id; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(id) ON TABLE public.meter_report TO burin_serving;


--
-- Name: COLUMN meter_report.account_id; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(account_id) ON TABLE public.meter_report TO burin_serving;


--
-- Name: COLUMN meter_report.mode; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(mode) ON TABLE public.meter_report TO burin_serving;


--
-- Name: COLUMN meter_report.month; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(month) ON TABLE public.meter_report TO burin_serving;


--
-- Name: COLUMN meter_report.from_units; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(from_units) ON TABLE public.meter_report TO burin_serving;


--
-- Name: COLUMN meter_report.units; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(units) ON TABLE public.meter_report TO burin_serving;


--
-- Name: COLUMN meter_report.used_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(used_at) ON TABLE public.meter_report TO burin_serving;


--
-- Name: COLUMN meter_report.state; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(state) ON TABLE public.meter_report TO burin_serving;


--
-- Name: COLUMN meter_report.first_tried_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(first_tried_at) ON TABLE public.meter_report TO burin_serving;


--
-- Name: COLUMN meter_report.claimed_until; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(claimed_until) ON TABLE public.meter_report TO burin_serving;


--
-- Name: COLUMN meter_report.problem; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(problem) ON TABLE public.meter_report TO burin_serving;


--
-- Name: TABLE pack; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE public.pack TO burin_serving;


--
-- Name: COLUMN pack.live_bytes; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(live_bytes) ON TABLE public.pack TO burin_serving;


--
-- Name: COLUMN pack.dropped_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(dropped_at) ON TABLE public.pack TO burin_serving;


--
-- Name: TABLE paid_drawing; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.paid_drawing TO burin_serving;


--
-- Name: TABLE payment_return; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.payment_return TO burin_serving;


--
-- Name: TABLE person_limit; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.person_limit TO burin_serving;


--
-- Name: TABLE project; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,DELETE ON TABLE public.project TO burin_serving;


--
-- Name: COLUMN project.id; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(id) ON TABLE public.project TO burin_serving;


--
-- Name: COLUMN project.account_id; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(account_id) ON TABLE public.project TO burin_serving;


--
-- Name: COLUMN project.slug; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(slug),UPDATE(slug) ON TABLE public.project TO burin_serving;


--
-- Name: COLUMN project.name; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(name),UPDATE(name) ON TABLE public.project TO burin_serving;


--
-- Name: COLUMN project.description; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(description),UPDATE(description) ON TABLE public.project TO burin_serving;


--
-- Name: COLUMN project.deployment_name; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(deployment_name) ON TABLE public.project TO burin_serving;


--
-- Name: COLUMN project.version; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(version) ON TABLE public.project TO burin_serving;


--
-- Name: COLUMN project.changed_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(changed_at) ON TABLE public.project TO burin_serving;


--
-- Name: COLUMN project.created_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(created_at) ON TABLE public.project TO burin_serving;


--
-- Name: COLUMN project.updated_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(updated_at),UPDATE(updated_at) ON TABLE public.project TO burin_serving;


--
-- Name: COLUMN project.deleted_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(deleted_at) ON TABLE public.project TO burin_serving;


--
-- Name: TABLE purchase; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,DELETE ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.id; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(id) ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.account_id; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(account_id) ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.pack; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(pack) ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.credits; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(credits) ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.cents; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(cents) ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.state; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(state) ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.attempt; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(attempt) ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.session_id; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(session_id) ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.payment_intent; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(payment_intent) ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.created_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(created_at) ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.paid_at; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(paid_at) ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.returned_cents; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(returned_cents) ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.taken_credits; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(taken_credits) ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.missing_credits; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(missing_credits) ON TABLE public.purchase TO burin_serving;


--
-- Name: COLUMN purchase.returns; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT UPDATE(returns) ON TABLE public.purchase TO burin_serving;


--
-- Name: TABLE session; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.session TO burin_serving;


--
-- Name: TABLE sign_in_code; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sign_in_code TO burin_serving;


--
-- Name: TABLE stripe_customer; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.stripe_customer TO burin_serving;


--
-- Name: TABLE stripe_event; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.stripe_event TO burin_serving;


--
-- Name: TABLE stripe_invoice; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.stripe_invoice TO burin_serving;


--
-- Name: TABLE usage_billing; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.usage_billing TO burin_serving;


--
-- Name: TABLE usage_month; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT ON TABLE public.usage_month TO burin_serving;


--
-- Name: COLUMN usage_month.account_id; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(account_id) ON TABLE public.usage_month TO burin_serving;


--
-- Name: COLUMN usage_month.month; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(month) ON TABLE public.usage_month TO burin_serving;


--
-- Name: COLUMN usage_month.micro_usd_per_credit; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT INSERT(micro_usd_per_credit),UPDATE(micro_usd_per_credit) ON TABLE public.usage_month TO burin_serving;


--
-- Name: TABLE usage_price; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.usage_price TO burin_serving;


--
-- Name: TABLE usage_subscription; Type: ACL; Schema: public; Owner: burin_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.usage_subscription TO burin_serving;


--
-- PostgreSQL database dump complete
--


