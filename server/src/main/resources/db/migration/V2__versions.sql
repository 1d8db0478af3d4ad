-- What was chosen in a form that survives a reordered list, and how the table stood after it. Choices of before have neither.
alter table choice add column meaning text;
alter table choice add column fingerprint bigint;
alter table choice add column standing bigint;
alter table choice add column trail text;

-- How the match stood before its first choice, and the version of the rules it goes on with, where that is another than it began with.
alter table sitting add column fingerprint bigint;
alter table sitting add column standing bigint;
alter table sitting add column goes_on varchar(40);

-- Cards as they were when matches began, each definition once.
create table card_definition (
    hash       varchar(64) primary key,
    definition text        not null
);

create table match_card (
    sitting varchar(32)  not null references sitting (id),
    number  int          not null,
    parts   varchar(400) not null,
    hash    varchar(64)  not null references card_definition (hash),
    primary key (sitting, number)
);
